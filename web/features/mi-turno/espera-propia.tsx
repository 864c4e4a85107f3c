import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { formatEstimado, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { aged, type Shown, steady, whenOf } from './steady.ts'

/** A cola's accuracy is shown only if at least this many of 10 waits fell into the announced range. */
const ACIERTOS_MINIMOS = 8

/** How long the customer still waits, why it takes longer than announced, and how reliable that is. */
export function EsperaPropia({ datos }: { datos?: Verificacion }) {
  const locale = useLocale()
  // Server and browser may format clock times differently.
  const hydrated = useHydrated()
  const shown = useSteady(datos)
  const rango = shown && datos && formatEstimado(aged(shown, Date.parse(datos.actualizado)))
  if (!shown || !rango) return <p className="min-h-7" />
  const { demora, causa, aciertos, empresa } = datos
  const motivo = demora ?? (shown.rose ? causa : null)
  return (
    <div className="grid justify-items-center">
      <p className="min-h-7 text-lg font-semibold">
        <span className="sr-only">{t.espera}: </span>
        {rango}
        {hydrated && (
          <>
            ,{' '}
            <span className="inline-block font-normal">
              {t.hacia(formatTime(locale, whenOf(shown), empresa.zona))}
            </span>
          </>
        )}
      </p>
      <p role="status" className="text-sm font-medium text-warning-text empty:hidden">
        {motivo && t.demoras[motivo]}
      </p>
      {typeof aciertos === 'number' && aciertos >= ACIERTOS_MINIMOS && (
        <p className="text-sm text-muted">{t.aciertos(aciertos)}</p>
      )}
    </div>
  )
}

function useSteady(datos: Verificacion | undefined): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  if (!datos?.estimado) return null
  const next = steady(shown, datos.estimado, Date.parse(datos.actualizado))
  if (next.at !== shown?.at || next.range !== shown.range) setShown(next)
  return next
}
