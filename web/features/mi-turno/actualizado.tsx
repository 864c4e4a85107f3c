import { useEffect, useState } from 'react'
import { duracion } from '#texts/estimado.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { cx } from '#web/ui/cx.ts'

const MINUTE_MS = 60_000

type Props = { at: number; zona?: string; offline: boolean }

/** When the screen was last up to date, and without network how long ago that was. */
export function Actualizado({ at, zona, offline }: Props) {
  const locale = useLocale()
  const now = useMinutes(offline)
  if (!at) return <p className="text-sm text-muted">{offline ? t.sinRed : ' '}</p>
  const hora = formatTime(locale, at, zona)
  const hace = duracion(Math.max(0, Math.floor((now - at) / MINUTE_MS)))
  return (
    <p
      role="status"
      className={cx(
        'text-sm',
        // Hidden on a small phone, to leave the space to the actions.
        offline ? 'font-semibold text-warning-text' : 'text-muted [@media(max-height:680px)]:sr-only',
      )}
    >
      {offline ? t.sinRedDesde(hora, hace) : t.actualizado(hora)}
    </p>
  )
}

/** The current time, updated every minute while `active`. */
function useMinutes(active: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!active) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [active])
  return now
}
