import { CAMPOS_MAXIMO, type CampoDeCola, TIPOS_CAMPO, type TipoCampo } from '#contract/campo.ts'
import { camposDeCola as t } from '#texts/campos-de-cola.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { listOf } from '#web/lib/form/list.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { AddButton, ListEditor, RemoveButton } from '#web/ui/list-editor.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CategoriaForm } from './use-categoria-form.ts'

type Props = { form: CategoriaForm }

/** The questions that a queue asks when a turno is taken. */
export function CamposEditor({ form }: Props) {
  const campos = listOf(form, 'campos')
  const add = () => campos.add({ id: uuid(), nombre: '', tipo: 'texto', obligatorio: false, opciones: [] })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t.titulo}</legend>
      <p className="text-sm text-muted">{t.texto}</p>
      <ListEditor
        items={campos.items}
        row={(campo, i) => (
          <CampoRow
            campo={campo}
            lugar={i + 1}
            onChange={(fields) => campos.change(campo.id, fields)}
            onRemove={() => campos.remove(campo.id)}
          />
        )}
        max={CAMPOS_MAXIMO}
        add={<AddButton onClick={add}>{t.agregar}</AddButton>}
      />
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
    <>
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
        <RemoveButton label={t.quitar(campo.nombre || String(lugar))} onClick={onRemove} />
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
    </>
  )
}
