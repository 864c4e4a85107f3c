import { type Preferencia, SIEMPRE_PRIMERO } from '#contract/preferencia.ts'
import { preferencias as t } from '#texts/preferencias.ts'
import { RemoveButton } from '#web/ui/list-editor.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const VENTAJAS = [5, 10, 15, 30, 45, 60, 90, 120]

type Props = {
  preferencia: Preferencia
  onChange: (fields: Partial<Preferencia>) => void
  onRemove: () => void
}

export function PreferenciaRow({ preferencia, onChange, onRemove }: Props) {
  const { nombre, ventaja, ofrecida } = preferencia
  const minutes = [...new Set([...VENTAJAS, ...(ventaja < SIEMPRE_PRIMERO ? [ventaja] : [])])].sort(
    (a, b) => a - b,
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t.nombre}
          value={nombre}
          maxLength={40}
          required
          autoComplete="off"
          onChange={(event) => onChange({ nombre: event.target.value })}
        />
        <RemoveButton label={t.quitar(nombre)} onClick={onRemove} />
      </div>
      <Select
        label={t.ventaja}
        value={ventaja}
        onChange={(event) => onChange({ ventaja: Number(event.target.value) })}
      >
        <option value={SIEMPRE_PRIMERO}>{t.siempre}</option>
        {minutes.map((minutos) => (
          <option key={minutos} value={minutos}>
            {t.minutos(minutos)}
          </option>
        ))}
      </Select>
      <Switch
        label={t.ofrecida}
        hint={t.ofrecidaPista}
        checked={ofrecida}
        onChange={(event) => onChange({ ofrecida: event.target.checked })}
      />
    </>
  )
}
