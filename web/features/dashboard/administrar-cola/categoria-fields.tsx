import { TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import type { FieldErrors } from '#web/lib/field-errors.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Draft, minutesOf } from './draft.ts'

type Props = { draft: Draft; errors: FieldErrors; edit: (change: Partial<Draft>) => void }

export function CategoriaFields({ draft, errors, edit }: Props) {
  return (
    <>
      <TextField
        label={t.campos.nombre}
        name="nombre"
        placeholder={t.campos.nombreEjemplo}
        autoComplete="off"
        maxLength={60}
        value={draft.nombre}
        onChange={(event) => edit({ nombre: event.target.value })}
        error={errors.nombre}
        required
      />
      <TextArea
        label={t.campos.descripcion}
        name="descripcion"
        rows={2}
        placeholder={t.campos.descripcionEjemplo}
        maxLength={300}
        value={draft.descripcion}
        onChange={(event) => edit({ descripcion: event.target.value })}
        error={errors.descripcion}
        optional
      />
      <TextField
        label={t.campos.tiempo}
        name="tiempoEstimado"
        type="number"
        inputMode="numeric"
        min={TIEMPO_ESTIMADO.minimo}
        max={TIEMPO_ESTIMADO.maximo}
        value={draft.tiempo}
        onChange={(event) => edit({ tiempo: event.target.value })}
        error={minutesOf(draft.tiempo) === null ? t.errorTiempo : errors.tiempoEstimado}
        className="max-w-32"
      />
      <Switch
        label={t.campos.prioridad}
        hint={t.campos.prioridadPista}
        checked={draft.prioridad}
        onChange={(event) => edit({ prioridad: event.target.checked })}
      />
    </>
  )
}
