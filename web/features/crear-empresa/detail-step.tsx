import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { LogoField } from './logo-field.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

type Props = Pick<EmpresaNueva, 'form' | 'imagen' | 'chooseImagen'> & { onBack: () => void }

export function DetailStep({ form, imagen, chooseImagen, onBack }: Props) {
  return (
    <>
      <LogoField form={form} imagen={imagen} chooseImagen={chooseImagen} />
      <HorarioField {...form.field('horario')} onChange={(horario) => form.edit({ horario })} optional />
      <div className="-mx-4 -mb-4 flex flex-wrap items-center gap-3 border-t border-line p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button variant="secondary" onClick={onBack}>
          {t.atras}
        </Button>
        <span className="text-xs text-muted">{t.paso(2)}</span>
        <Button type="submit" loading={form.pending} className="ml-auto">
          {t.crear}
        </Button>
      </div>
    </>
  )
}
