import { Plus, Trash2 } from 'lucide-react'
import { CAMPOS_MAXIMO, type CampoDeCola, TIPOS_CAMPO, type TipoCampo } from '#contract/campo.ts'
import { camposDeCola as t } from '#texts/campos-de-cola.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { campos: CampoDeCola[]; onChange: (campos: CampoDeCola[]) => void }

/** What the queue asks whoever takes a turn. */
export function CamposEditor({ campos, onChange }: Props) {
  const change = (id: string, fields: Partial<CampoDeCola>) =>
    onChange(campos.map((campo) => (campo.id === id ? { ...campo, ...fields } : campo)))
  const add = () =>
    onChange([...campos, { id: uuid(), nombre: '', tipo: 'texto', obligatorio: false, opciones: [] }])
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t.titulo}</legend>
      <p className="text-sm text-muted">{t.texto}</p>
      {campos.map((campo, i) => (
        <CampoRow
          key={campo.id}
          campo={campo}
          lugar={i + 1}
          onChange={(fields) => change(campo.id, fields)}
          onRemove={() => onChange(campos.filter(({ id }) => id !== campo.id))}
        />
      ))}
      {campos.length < CAMPOS_MAXIMO && (
        <Button type="button" variant="secondary" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {t.agregar}
        </Button>
      )}
    </fieldset>
  )
}

type RowProps = {
  campo: CampoDeCola
  lugar: number
  onChange: (fields: Partial<CampoDeCola>) => void
  onRemove: () => void
}

function CampoRow({ campo, lugar, onChange, onRemove }: RowProps) {
  return (
    <div className="grid gap-2 rounded-control border border-line p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t.nombre(lugar)}
          value={campo.nombre}
          maxLength={40}
          placeholder={t.nombreEjemplo}
          autoComplete="off"
          required
          onChange={(event) => onChange({ nombre: event.target.value })}
        />
        <IconButton label={t.quitar(campo.nombre || String(lugar))} onClick={onRemove} variant="danger">
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Select
        label={t.tipo}
        value={campo.tipo}
        onChange={(event) => onChange({ tipo: event.target.value as TipoCampo })}
      >
        {TIPOS_CAMPO.map((tipo) => (
          <option key={tipo} value={tipo}>
            {t.tipos[tipo]}
          </option>
        ))}
      </Select>
      {campo.tipo === 'opcion' && (
        <TextField
          label={t.opciones}
          hint={t.opcionesPista}
          value={campo.opciones.join(', ')}
          autoComplete="off"
          onChange={(event) => onChange({ opciones: event.target.value.split(/,\s*/) })}
        />
      )}
      <Checkbox
        label={t.obligatorio}
        checked={campo.obligatorio}
        onChange={(event) => onChange({ obligatorio: event.target.checked })}
      />
    </div>
  )
}
