import { ArrowDown, ArrowUp, Pencil, Trash } from 'lucide-react'
import { PLAZAS_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { Puesto } from '#contract/turno.ts'
import { puestos as t } from '#texts/puestos.ts'
import type { Limits } from '#web/lib/form/limits.ts'
import { puestoTone } from '#web/shared/puestos/puesto-opcion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { dangerItem, Menu, MenuLine, menuItem } from '#web/ui/menu.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Borrador } from './draft.ts'

const limits: Limits = Puesto

type Cola = { id: string; nombre: string }

type Props = {
  puesto: Borrador
  /** The desk as it is saved; undefined: it is new. */
  actual: PuestoDeEmpresa | undefined
  categorias: readonly Cola[]
  /** The error of its name. */
  error: string | undefined
  /** Whether its fields are shown below it. */
  open: boolean
  onOpen: () => void
  first: boolean
  last: boolean
  onChange: (fields: Partial<Borrador>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function PuestoRow({ puesto, open, onOpen, first, last, onMove, onRemove, ...rest }: Props) {
  const { nombre, plazas } = puesto
  return (
    <li className="border-b border-line">
      <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 py-2 lg:grid-cols-[11rem_minmax(0,1fr)_8rem_2rem] lg:py-1">
        <span className="min-w-0 font-medium wrap-anywhere">{nombre}</span>
        <Colas puesto={puesto} categorias={rest.categorias} />
        <span className="text-sm text-muted">{t.plazas(Number(plazas) || 1)}</span>
        <Menu label={t.editor.masDe(nombre)}>
          <button {...menuItem} type="button" onClick={onOpen}>
            <Pencil aria-hidden="true" className="size-4" />
            {t.editor.editar}
          </button>
          <button {...menuItem} type="button" disabled={first} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" className="size-4" />
            {t.editor.subir}
          </button>
          <button {...menuItem} type="button" disabled={last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" className="size-4" />
            {t.editor.bajar}
          </button>
          <MenuLine />
          <button {...dangerItem} type="button" onClick={onRemove}>
            <Trash aria-hidden="true" className="size-4" />
            {t.editor.quitar}
          </button>
        </Menu>
      </div>
      {open && <Campos puesto={puesto} {...rest} />}
    </li>
  )
}

/** Its queues as chips; on a phone on a second line. */
function Colas({ puesto: { colas }, categorias }: { puesto: Borrador; categorias: readonly Cola[] }) {
  return (
    <span className="flex flex-wrap gap-1 max-lg:order-last max-lg:col-span-3">
      {colas.length === 0 ? (
        <Badge wrap>{t.editor.todas}</Badge>
      ) : (
        categorias.map(
          ({ id, nombre }, i) =>
            colas.includes(id) && (
              <Badge key={id} wrap>
                <Swatch index={i} />
                {nombre}
              </Badge>
            ),
        )
      )}
    </span>
  )
}

type CamposProps = Pick<Props, 'puesto' | 'actual' | 'categorias' | 'error' | 'onChange'>

function Campos({ puesto: { nombre, colas, plazas }, actual, categorias, error, onChange }: CamposProps) {
  const toggle = (id: string, on: boolean) =>
    onChange({ colas: on ? [...colas, id] : colas.filter((other) => other !== id) })
  return (
    <div className="mb-3 rounded-card bg-bg px-4 py-1">
      {actual?.ocupacion && (
        <p className="flex flex-wrap items-center gap-2 pt-3 text-sm text-muted">
          <Badge tone={puestoTone[actual.estado]} dot>
            {t.estados[actual.estado]}
          </Badge>
          {t.editor.ocupadoPor(actual.ocupacion.usuario || t.alguien)}
        </p>
      )}
      <TextField
        label={t.editor.nombre}
        value={nombre}
        maxLength={limits.maxLength}
        placeholder={t.editor.ejemplo}
        error={error}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => onChange({ nombre: target.value })}
      />
      <TextField
        label={t.editor.plazas}
        hint={t.editor.plazasPista}
        value={plazas}
        inputMode="numeric"
        autoComplete="off"
        className="lg:w-40"
        onChange={({ target }) => onChange({ plazas: plazasDe(target.value) })}
      />
      {categorias.length > 1 && (
        <fieldset className="grid gap-x-6 py-2 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
          <legend className="sr-only">{t.editor.colas}</legend>
          <div aria-hidden="true" className="grid content-start gap-0.5 lg:pt-2">
            <span className="font-medium">{t.editor.colas}</span>
            <span className="text-xs text-muted">{t.editor.colasTexto}</span>
          </div>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {categorias.map((cola) => (
              <Checkbox
                key={cola.id}
                label={cola.nombre}
                checked={colas.includes(cola.id)}
                onChange={({ target }) => toggle(cola.id, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Keeps only digits, up to the maximum. */
function plazasDe(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return Number(digits) > PLAZAS_MAXIMO ? String(PLAZAS_MAXIMO) : digits
}
