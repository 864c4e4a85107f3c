import { memo } from 'react'
import type { TurnoEnEspera } from '#contract/turno.ts'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { cola as t } from '#texts/cola.ts'
import { formatNumber } from '#web/lib/format.ts'

type Props = {
  turnos: TurnoEnEspera[]
  /** The whole count; the list itself may be cut. */
  enEspera: number
  /** Minutes since the server said how long each one has waited. */
  desde: number
}

export function ListaEspera({ turnos, enEspera, desde }: Props) {
  // As many as a pushed state carries: a reply by HTTP has more, and the list must not change its length.
  const shown = turnos.slice(0, LISTA_VIVA_MAXIMO)
  const hidden = enEspera - shown.length
  return (
    <section aria-labelledby="lista-espera" className="grid gap-3">
      <h3 id="lista-espera" className="flex items-baseline justify-between gap-3 text-lg font-semibold">
        {t.espera}
        {enEspera > 0 && <span className="text-base text-muted tabular-nums">{formatNumber(enEspera)}</span>}
      </h3>
      {turnos.length === 0 ? (
        <p className="rounded-control border-2 border-line border-dashed px-4 py-8 text-center text-muted">
          {t.vacia}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-label={t.espera} className="grid max-h-[400px] gap-2 overflow-y-auto p-1">
          {shown.map((turno) => (
            <Fila key={turno.id} turno={turno} minutos={turno.espera + desde} />
          ))}
        </ol>
      )}
      {turnos.length > 0 && hidden > 0 && (
        <p className="text-center text-sm text-muted">{t.noMostrados(hidden)}</p>
      )}
    </section>
  )
}

// content-visibility skips the layout of rows out of sight: a thousand of them stay smooth.
const Fila = memo(({ turno, minutos }: { turno: TurnoEnEspera; minutos: number }) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 rounded-control border border-line px-3 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
    <span className="text-center font-semibold text-muted tabular-nums">
      <span className="sr-only">{t.posicion} </span>
      {turno.posicion}
    </span>
    <span className="grid min-w-0">
      <span className="truncate font-semibold">{turno.nombre}</span>
      <span className="text-sm text-muted">
        <span className="sr-only">{t.codigo} </span>
        <span className="tracking-wider">{codigoEnGrupos(turno.codigo)}</span> · {minutos} {t.min}
      </span>
    </span>
    <span className="turno-number text-xl">
      <span className="sr-only">{t.numero} </span>
      {turno.etiqueta}
    </span>
  </li>
))
