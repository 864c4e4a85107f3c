import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import type { FieldErrors } from '#web/lib/field-errors.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Draft } from './draft.ts'

type Props = {
  draft: Draft
  errors: FieldErrors
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  pending: boolean
}

export function DetailStep({ draft, errors, onChange, onBack, pending }: Props) {
  return (
    <>
      <TextField
        label={t.campos.logo}
        name="logo"
        type="url"
        inputMode="url"
        placeholder={t.campos.logoEjemplo}
        hint={t.campos.logoPista}
        maxLength={2048}
        value={draft.logo}
        onChange={(event) => onChange({ logo: event.target.value })}
        error={errors.logo}
        optional
      />
      <HorarioField
        value={draft.horario}
        onChange={(horario) => onChange({ horario })}
        error={errors.horario}
        optional
      />
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t.atras}
        </Button>
        <Button type="submit" size="lg" loading={pending}>
          {t.crear}
        </Button>
      </div>
    </>
  )
}
