import { memo, type ReactNode, useRef } from 'react'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import { atender } from '#texts/atender.ts'
import { duracion } from '#texts/estimado.ts'
import { flujo } from '#texts/flujo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import { Apuntes, Insignias } from './fila/detalle.tsx'
import type { ConDetalle } from './fila/fila.ts'

/** A row of the waiting list. */
export type EnEspera = ConDetalle & {
  id: string
  etiqueta: string
  nombre: string
  codigo: string
  posicion: number
  /** Minutes waited at the moment the server sent this. */
  espera: number
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
  /** Highlights a new first row for a moment. */
  pulse?: boolean
  className?: string
}

/** The waiting list, in order. Rows out of sight are not laid out, so that a thousand of them scroll smoothly. */
export function ListaEspera({ label, turnos, total, desde, menu, pulse = false, className }: Props) {
  // A pushed state carries at most this many. An HTTP reply has more, and the list must not change its length.
  const shown = turnos.slice(0, LISTA_VIVA_MAXIMO)
  const hidden = total - shown.length
  const list = useRef<HTMLOListElement>(null)
  const scrolls = useScrolls(list)
  return (
    <div className="min-w-0">
      <ol
        ref={list}
        tabIndex={menu || scrolls ? 0 : undefined}
        aria-label={label}
        data-filas
        className={cx('grid grid-cols-1 content-start gap-1.5 overflow-y-auto p-1', className)}
      >
        {shown.map((turno) => (
          <Fila
            key={turno.id}
            turno={turno}
            minutos={turno.espera + desde}
            pulse={pulse && turno.posicion === 1}
            menu={menu}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <p className="pt-2 text-center text-sm text-muted">{atender.lista.noMostrados(hidden)}</p>
      )}
    </div>
  )
}

type FilaProps = { turno: EnEspera; minutos: number; pulse: boolean } & Pick<Props, 'menu'>

const FilaView = ({ turno, minutos, pulse, menu }: FilaProps) => (
  <li
    data-fila
    tabIndex={menu ? -1 : undefined}
    data-pulse={pulse || undefined}
    className={cx(
      'grid grid-cols-[1.25rem_minmax(2rem,auto)_minmax(0,1fr)_auto] items-center gap-x-2 rounded-control border pl-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
      menu ? 'py-0.5' : 'min-h-11 py-1 pr-3',
      turno.posicion === 1 ? 'border-brand bg-brand-soft' : 'border-line',
      pulse && 'animate-pulse',
    )}
  >
    <span className="row-span-2 text-center text-sm text-muted tabular-nums">
      <span className="sr-only">{atender.lista.posicion} </span>
      {turno.posicion}
    </span>
    <span className="turno-number text-lg">
      <span className="sr-only">{atender.lista.numero} </span>
      {turno.etiqueta}
    </span>
    <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere" title={turno.nombre}>
      {turno.nombre || <span className="text-muted italic">{flujo.nombreOculto}</span>}
    </span>
    {/* Below number and name, so that the details have the whole width of the row. */}
    <span className="col-span-2 col-start-2 row-start-2 grid min-w-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <span className="min-w-0">
          {turno.codigo && (
            <>
              <span className="sr-only">{atender.codigo} </span>
              <span className="tracking-wider">{turno.codigo}</span> ·{' '}
            </>
          )}
          {duracion(minutos)}
          {turno.cola && ` · ${turno.cola}`}
        </span>
        {turno.posicion === 1 && <Badge tone="brand">{atender.lista.siguiente}</Badge>}
        <Insignias turno={turno} />
      </span>
      <Apuntes turno={turno} />
    </span>
    {menu && <span className="col-start-4 row-span-2 row-start-1">{menu(turno)}</span>}
  </li>
)

/** Ignores `espera`, which is new in every pushed state. Compares values, because merging queues makes new objects. */
function sameTurno(a: EnEspera, b: EnEspera): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof EnEspera)[]
  return a === b || names.every((name) => name === 'espera' || a[name] === b[name])
}

const Fila = memo(
  FilaView,
  (a, b) =>
    a.minutos === b.minutos && a.pulse === b.pulse && a.menu === b.menu && sameTurno(a.turno, b.turno),
)
