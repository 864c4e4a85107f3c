import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { LogoField } from './logo-field.tsx'
import { Pasos } from './pasos.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

type Props = Pick<EmpresaNueva, 'form' | 'imagen' | 'chooseImagen'> & { onBack: () => void }

export function DetailStep({ form, imagen, chooseImagen, onBack }: Props) {
  return (
    <>
      <LogoField form={form} imagen={imagen} chooseImagen={chooseImagen} />
      <HorarioField {...form.field('horario')} onChange={(horario) => form.edit({ horario })} optional />
      <Pasos>
        <Button variant="secondary" onClick={onBack} className="md:px-4">
          {t.atras}
        </Button>
        <span className="text-xs text-muted max-md:hidden">{t.paso(2)}</span>
        <Button type="submit" loading={form.pending} className="max-md:flex-1 md:ml-auto md:px-4">
          {t.crear}
        </Button>
      </Pasos>
    </>
  )
}
