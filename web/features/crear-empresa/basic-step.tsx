import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import type { FieldErrors } from '#web/lib/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Draft } from './draft.ts'

type Props = { draft: Draft; errors: FieldErrors; onChange: (change: Partial<Draft>) => void }

export function BasicStep({ draft, errors, onChange }: Props) {
  return (
    <>
      <TextField
        label={t.campos.nombre}
        name="nombre"
        autoComplete="organization"
        placeholder={t.campos.nombreEjemplo}
        maxLength={120}
        value={draft.nombre}
        onChange={(event) => onChange({ nombre: event.target.value })}
        error={errors.nombre}
        required
      />
      <TextField
        label={t.campos.titular}
        name="titular"
        autoComplete="name"
        placeholder={t.campos.titularEjemplo}
        maxLength={120}
        value={draft.titular}
        onChange={(event) => onChange({ titular: event.target.value })}
        error={errors.titular}
        required
      />
      <Button type="submit" size="lg" className="sm:justify-self-end">
        {t.continuar}
      </Button>
    </>
  )
}
