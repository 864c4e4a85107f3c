import { memo, type ReactNode, useRef } from 'react'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import { atender } from '#texts/atender.ts'
import { duracion } from '#texts/estimado.ts'
import { flujo } from '#texts/flujo.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { cx } from '#web/ui/cx.ts'
import { Swatch } from '#web/ui/swatch.tsx'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import { Marcas, marcaPrincipal } from './fila/detalle.tsx'
import type { ConDetalle } from './fila/fila.ts'
import { Nombre } from './fila/nombre.tsx'

/** A row of the waiting list. */
export type EnEspera = ConDetalle & {
  id: string
  etiqueta: string
  nombre: string
  codigo: string
  posicion: number
  /** Minutes waited at the moment the server sent this. */
  espera: number
  emitido?: string
  /** Set where the list holds several queues. */
  cola?: string
  colaId?: string
  /** How many customers are ahead in the same queue, where `posicion` counts several queues. */
  delante?: number
}

type Props = {
  label: string
  turnos: readonly EnEspera[]
  /** The full count; the list itself may be cut. */
  total: number
  /** Minutes since the server sent `espera`. */
  desde: number
  menu?: (turno: EnEspera) => ReactNode
  /** The colour of a turno's queue, by its place among the queues. */
  colorOf?: (turno: EnEspera) => number
  zona?: string | undefined
  /** Highlights a new first row for a moment. */
  pulse?: boolean
  className?: string
}

/** The columns of a wide list. Its container has the class `@container`. */
export const columnas =
  'grid-cols-[3.75rem_minmax(0,1fr)_auto_2.75rem] gap-x-2 pr-1 pl-4 @min-[35rem]:grid-cols-[1.25rem_4.5rem_minmax(0,1fr)_4.5rem_4.25rem_2rem] @min-[35rem]:gap-x-3 @min-[35rem]:pr-2 @min-[35rem]:pl-5 @min-[49rem]:data-cola:grid-cols-[1.25rem_4.5rem_minmax(0,1fr)_8rem_4.5rem_4.25rem_2rem] touch:@min-[35rem]:grid-cols-[1.25rem_4.75rem_minmax(0,1fr)_4.5rem_4.25rem_2.75rem] touch:@min-[35rem]:pl-4 touch:@min-[49rem]:data-cola:grid-cols-[1.25rem_4.75rem_minmax(0,1fr)_8rem_4.5rem_4.25rem_2.75rem]'

/** The waiting list, in order. Rows out of sight are not laid out, so that a thousand of them scroll smoothly. */
export function ListaEspera(props: Props) {
  const { label, turnos, total, desde, menu, colorOf, zona, pulse = false, className } = props
  // A pushed state carries at most this many. An HTTP reply has more, and the list must not change its length.
  const shown = turnos.slice(0, LISTA_VIVA_MAXIMO)
  const hidden = total - shown.length
  const list = useRef<HTMLOListElement>(null)
  const scrolls = useScrolls(list)
  return (
    <ol
      ref={list}
      tabIndex={menu || scrolls ? 0 : undefined}
      aria-label={label}
      data-filas
      className={cx(
        '@container relative grid grid-cols-1 content-start overflow-y-auto outline-offset-[-2px]',
        className,
      )}
    >
      {shown.map((turno) => (
        <Fila
          key={turno.id}
          turno={turno}
          minutos={turno.espera + desde}
          pulse={pulse && turno.posicion === 1}
          color={colorOf?.(turno)}
          menu={menu}
          zona={zona}
        />
      ))}
      {hidden > 0 && (
        <li className="py-3 text-center text-sm text-muted">{atender.lista.noMostrados(hidden)}</li>
      )}
    </ol>
  )
}

type FilaProps = {
  turno: EnEspera
  minutos: number
  pulse: boolean
  color: number | undefined
} & Pick<Props, 'menu' | 'zona'>

function FilaView({ turno, minutos, pulse, color, menu, zona }: FilaProps) {
  const first = turno.posicion === 1
  const marca = marcaPrincipal(turno)
  return (
    <li
      data-fila
      data-cola={turno.cola ? '' : undefined}
      tabIndex={menu ? -1 : undefined}
      data-pulse={pulse || undefined}
      className={cx(
        'group/fila relative grid min-h-13 content-center items-center border-b border-line outline-offset-[-2px] [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] hover:bg-hover @min-[35rem]:min-h-11 touch:@min-[35rem]:min-h-13',
        columnas,
        menu &&
          cx(
            'focus-within:bg-hover focus-within:before:absolute focus-within:before:inset-y-0 focus-within:before:left-0 focus-within:before:w-0.5 focus-within:before:bg-brand @min-[35rem]:focus-within:min-h-16',
            // Also while its menu has the focus, which is in the top layer.
            'has-[[aria-expanded=true]]:bg-hover has-[[aria-expanded=true]]:before:absolute has-[[aria-expanded=true]]:before:inset-y-0 has-[[aria-expanded=true]]:before:left-0 has-[[aria-expanded=true]]:before:w-0.5 has-[[aria-expanded=true]]:before:bg-brand @min-[35rem]:has-[[aria-expanded=true]]:min-h-16',
          ),
        pulse && 'animate-pulse',
      )}
    >
      <span
        className={cx(
          'text-xs tabular-nums @max-[34.99rem]:col-start-1 @max-[34.99rem]:row-start-2 @min-[35rem]:text-right',
          first ? 'font-bold text-brand-text' : 'text-faint',
        )}
      >
        <span className="sr-only">{atender.lista.posicion} </span>
        <span className="@max-[34.99rem]:sr-only">{turno.posicion}</span>
        <span aria-hidden="true" className="@min-[35rem]:hidden">
          {atender.lista.ordinal(turno.posicion)}
        </span>
        {first && <span className="sr-only">, {atender.lista.siguiente}</span>}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-base font-bold whitespace-nowrap @max-[34.99rem]:col-start-1 @max-[34.99rem]:row-start-1">
        {color !== undefined && <Swatch index={color} className="@max-[34.99rem]:hidden" />}
        <span className="sr-only">{atender.lista.numero} </span>
        <span className="truncate">{turno.etiqueta}</span>
      </span>
      <span className="flex min-w-0 items-center gap-2 @max-[34.99rem]:col-start-2 @max-[34.99rem]:row-start-1">
        <span className="min-w-0 truncate text-base font-medium" title={turno.nombre}>
          <Nombre turno={turno} />
        </span>
        <span className="flex shrink-0 gap-1 @max-[34.99rem]:hidden">
          <Marcas turno={turno} />
        </span>
      </span>
      <span
        aria-hidden="true"
        className="truncate text-xs text-faint @max-[34.99rem]:col-start-2 @max-[34.99rem]:row-start-2 @min-[35rem]:hidden"
      >
        {[turno.codigo, marca ?? turno.cola].filter(Boolean).join(' · ')}
      </span>
      {turno.cola && <span className="truncate text-sm text-muted @max-[48.99rem]:hidden">{turno.cola}</span>}
      <span className="text-xs tracking-[0.04em] text-faint @max-[34.99rem]:sr-only">
        {turno.codigo && <span className="sr-only">{atender.codigo} </span>}
        {turno.codigo}
      </span>
      <span className="text-right text-sm whitespace-nowrap text-muted tabular-nums @max-[34.99rem]:col-start-3 @max-[34.99rem]:row-span-2 @max-[34.99rem]:row-start-1">
        {duracion(minutos)}
      </span>
      {menu && (
        <span
          className={cx(
            'flex @max-[34.99rem]:col-start-4 @max-[34.99rem]:row-span-2 @max-[34.99rem]:row-start-1',
            !first &&
              'mouse:opacity-0 mouse:group-focus-within/fila:opacity-100 mouse:group-hover/fila:opacity-100',
          )}
        >
          {menu(turno)}
        </span>
      )}
      {menu && <Datos turno={turno} zona={zona} />}
    </li>
  )
}

/** What the columns do not say, below the selected row. */
function Datos({ turno: { emitido, nota, campos = [] }, zona }: Pick<FilaProps, 'turno' | 'zona'>) {
  const locale = useLocale()
  const facts = [
    ...(emitido
      ? [{ id: 'llego', label: flujo.detalle.llegoA, value: formatTime(locale, emitido, zona) }]
      : []),
    ...(nota ? [{ id: 'nota', label: flujo.detalle.nota, value: nota }] : []),
    ...campos.map(({ id, nombre, valor }) => ({ id, label: nombre, value: valor })),
  ]
  if (facts.length === 0) return null
  return (
    <dl className="hidden min-w-0 gap-x-6 overflow-hidden pb-1 text-sm whitespace-nowrap text-muted @min-[35rem]:col-[2/-2] @min-[35rem]:group-focus-within/fila:flex @min-[35rem]:group-has-[[aria-expanded=true]]/fila:flex">
      {facts.map(({ id, label, value }) => (
        <div key={id} className="flex min-w-0 gap-1">
          <dt>{label}</dt>
          <dd className="truncate font-medium text-text" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Ignores `espera`, which is new in every pushed state. Compares values, because merging queues makes new objects. */
function sameTurno(a: EnEspera, b: EnEspera): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof EnEspera)[]
  return a === b || names.every((name) => name === 'espera' || a[name] === b[name])
}

const Fila = memo(
  FilaView,
  (a, b) =>
    a.minutos === b.minutos &&
    a.pulse === b.pulse &&
    a.color === b.color &&
    a.menu === b.menu &&
    a.zona === b.zona &&
    sameTurno(a.turno, b.turno),
)
