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
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t.atras}
        </Button>
        <Button type="submit" size="lg" loading={form.pending}>
          {t.crear}
        </Button>
      </div>
    </>
  )
}
