import { PLAZAS_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { Puesto } from '#contract/turno.ts'
import { puestos } from '#texts/puestos.ts'
import type { Limits } from '#web/lib/form/limits.ts'
import { puestoTone } from '#web/shared/puestos/puesto-opcion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { MoveButtons, RemoveButton } from '#web/ui/list-editor.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Borrador } from './draft.ts'

const limits: Limits = Puesto

type Props = {
  puesto: Borrador
  /** The desk as it is saved; undefined: it is new. */
  actual: PuestoDeEmpresa | undefined
  categorias: readonly { id: string; nombre: string }[]
  /** The error of its name. */
  error: string | undefined
  first: boolean
  last: boolean
  onChange: (fields: Partial<Borrador>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function PuestoRow({
  puesto,
  actual,
  categorias,
  error,
  first,
  last,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { nombre, colas, plazas } = puesto
  const toggle = (id: string, on: boolean) =>
    onChange({ colas: on ? [...colas, id] : colas.filter((other) => other !== id) })
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
        <TextField
          label={puestos.editor.nombre}
          value={nombre}
          maxLength={limits.maxLength}
          placeholder={puestos.editor.ejemplo}
          error={error}
          autoComplete="off"
          onChange={({ target }) => onChange({ nombre: target.value })}
        />
        <TextField
          label={puestos.editor.plazas}
          optional
          title={puestos.editor.plazasPista}
          value={plazas}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange({ plazas: plazasDe(target.value) })}
        />
        <div className="flex sm:pt-7.5">
          <MoveButtons
            labels={{ up: puestos.editor.subir(nombre), down: puestos.editor.bajar(nombre) }}
            first={first}
            last={last}
            onMove={onMove}
          />
          <RemoveButton label={puestos.editor.quitar(nombre)} onClick={onRemove} />
        </div>
      </div>
      {actual?.ocupacion && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={puestoTone[actual.estado]} dot>
            {puestos.estados[actual.estado]}
          </Badge>
          {puestos.editor.ocupadoPor(actual.ocupacion.usuario || puestos.alguien)}
        </p>
      )}
      {categorias.length > 1 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            {puestos.editor.colas}:&nbsp;
            <span className="font-normal text-muted">
              {colas.length === 0 ? puestos.editor.todas : puestos.editor.cuantas(colas.length)}
            </span>
          </summary>
          <fieldset className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            <legend className="text-sm text-muted">{puestos.editor.colasTexto}</legend>
            {categorias.map((cola) => (
              <Checkbox
                key={cola.id}
                label={cola.nombre}
                checked={colas.includes(cola.id)}
                onChange={({ target }) => toggle(cola.id, target.checked)}
              />
            ))}
          </fieldset>
        </details>
      )}
    </>
  )
}

/** Keeps only digits, up to the maximum. */
function plazasDe(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return Number(digits) > PLAZAS_MAXIMO ? String(PLAZAS_MAXIMO) : digits
}
