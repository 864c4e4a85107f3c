import { type ReactNode, useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { formatEstimado, formatTime } from '#web/lib/page/format.ts'
import { localeOf } from '#web/lib/page/locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { estadoTone } from '../estado-tone.ts'
import { aged, endOf, type Shown, steady } from './steady.ts'

/** The progress has one segment for each place, up to this many. */
const SEGMENTS_MAXIMO = 12

/** The number of people called before this turno; null while unknown. */
export const antesDe = (datos: Verificacion | undefined): number | null =>
  datos?.faltantes == null ? null : Math.max(0, datos.faltantes - 1)

type CabezaProps = { datos?: Verificacion; offline?: boolean; children?: ReactNode }

/** The state of the turno, and beside it how current that is. */
export const Cabeza = ({ datos, offline, children }: CabezaProps) => {
  const estado = datos?.turno.estado ?? 'en espera'
  return (
    <div className="flex min-h-7 items-center justify-between gap-3 max-[20.5rem]:gap-1">
      <span aria-live="polite">
        <Badge tone={estadoTone[estado]} dot={offline ? 'still' : 'live'} touch>
          {estadosTurno[estado]}
        </Badge>
      </span>
      {children}
    </div>
  )
}

type Props = {
  datos?: Verificacion
  /** The most people that were ahead since the customer joined. */
  most?: number
}

/** A waiting turno: how many are ahead, how far it has come and how long it takes. */
export function Espera({ datos, most = 0 }: Props) {
  const antes = antesDe(datos)
  return (
    <>
      <Cuantos antes={antes} />
      <Avance antes={antes} most={most} />
      <Tiempo datos={datos} />
    </>
  )
}

/** Announced as the turno moves up. */
function Cuantos({ antes }: { antes: number | null }) {
  const sentence = antes === null ? '' : t.antes(antes)
  const [, count = '', words = sentence] = /^(\d+) (.+)$/.exec(sentence) ?? []
  const wide = count.length > 2
  return (
    <p
      aria-live="polite"
      className="mt-4 flex min-h-20 items-center gap-4 font-bold tracking-[-0.015em] min-[390px]:mt-6 tight:mt-2 tight:min-h-12"
    >
      {count && (
        <span
          className={cx(
            'font-extrabold tracking-[-0.05em] whitespace-nowrap tabular-nums tight:text-[72px] tight:leading-16',
            wide ? 'text-[72px] leading-16' : 'text-[96px] leading-20',
          )}
        >
          {count}
        </span>
      )}{' '}
      <span
        className={cx(
          count
            ? 'max-w-36 text-xl leading-7'
            : 'text-3xl leading-10 max-[359px]:text-2xl max-[359px]:leading-9',
          count && wide && 'max-[359px]:text-lg max-[359px]:leading-6',
        )}
      >
        {words}
      </span>
    </p>
  )
}

function Avance({ antes, most }: { antes: number | null; most: number }) {
  const total = Math.max(most, antes ?? 0, 1)
  const done = antes === null ? 0 : total - antes
  const segments = Math.min(total, SEGMENTS_MAXIMO)
  // A turno that has not moved shows an empty bar; one that has not arrived never shows a full one.
  const on = antes === 0 ? segments : Math.floor((done * segments) / total)
  return (
    <div
      role="img"
      aria-label={t.avance(done, total)}
      className="mt-5 flex h-2 gap-1 min-[390px]:mt-6 tight:mt-3"
    >
      {Array.from({ length: segments }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity besides their place
          key={i}
          className={cx(
            'flex-1 rounded-full forced-colors:border',
            i < on ? 'bg-brand dark:bg-brand-text forced-colors:bg-[Highlight]' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}

/** How long the customer still waits, and why it takes longer than announced. */
function Tiempo({ datos }: { datos?: Verificacion }) {
  // Server and browser may format clock times differently.
  const hydrated = useHydrated()
  const shown = useSteady(datos)
  const now = Date.parse(datos?.actualizado ?? '')
  const left = shown && aged(shown, now)
  const motivo = motivoDe(datos, shown)
  return (
    <div className="mt-3 min-h-7 tight:mt-2">
      {shown && left && datos && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="sr-only">{t.espera}: </span>
          <strong className="text-xl leading-7 font-bold tracking-[-0.015em] whitespace-nowrap">
            {formatEstimado(left)}
          </strong>{' '}
          {hydrated && (
            <span className="whitespace-nowrap text-muted">
              {t.hastaLas(formatTime(localeOf(datos.empresa.zona), endOf(shown, now), datos.empresa.zona))}
            </span>
          )}
        </p>
      )}
      <p role="status" className="text-sm leading-5 font-medium text-warning-text empty:hidden">
        {motivo && t.demoras[motivo]}
      </p>
    </div>
  )
}

/** Why the wait takes longer than announced, or has just grown. */
const motivoDe = (datos: Verificacion | undefined, shown: Shown | null) =>
  datos && shown ? (datos.demora ?? (shown.rose ? datos.causa : null)) : null

function useSteady(datos: Verificacion | undefined): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  if (!datos?.estimado) return null
  const next = steady(shown, datos.estimado, Date.parse(datos.actualizado))
  if (next.at !== shown?.at || next.range !== shown.range) setShown(next)
  return next
}
