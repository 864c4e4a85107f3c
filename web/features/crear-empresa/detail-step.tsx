import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

type Props = Pick<EmpresaNueva, 'form'> & { onBack: () => void }

export function DetailStep({ form, onBack }: Props) {
  return (
    <>
      <TextField
        {...form.field('logo')}
        label={t.campos.logo}
        type="url"
        inputMode="url"
        placeholder={t.campos.logoEjemplo}
        hint={t.campos.logoPista}
        optional
      />
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
