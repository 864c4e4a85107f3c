import type { ColaDeTablero as Cola } from '#contract/puesto.ts'
import { cargaDe } from '#domain/cola.ts'
import { puestos } from '#texts/puestos.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { useMinutesAgo } from './use-minutes-ago.ts'

type Props = { cola: Cola; named: boolean }

/** One queue: how many wait, the longest wait, and whether a desk serves it. */
export function ColaDeSala({ cola, named }: Props) {
  const locale = useLocale()
  return (
    <li className="grid min-w-0 grid-cols-1">
      <Card className="grid content-start gap-2 p-4 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <h4 className="min-w-0 font-semibold wrap-anywhere">{cola.nombre}</h4>
          {cola.prioridad && <Badge tone="brand">{puestos.sala.prioridad}</Badge>}
        </div>
        {cola.enEspera === 0 ? (
          <p className="text-muted">{puestos.sala.nadieEspera}</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="turno-number text-3xl">{formatNumber(locale, cola.enEspera)}</span>
            <span className="text-muted">{puestos.sala.esperan(cola.enEspera)}</span>
          </p>
        )}
        {cola.esperaDesde && <Longest since={cola.esperaDesde} crowded={cargaDe(cola.enEspera) === 'alta'} />}
        {(cola.apartados > 0 || named) && (
          <p
            className={cx(
              'text-sm',
              cola.enEspera > 0 && cola.puestos === 0 ? 'text-warning-text' : 'text-muted',
            )}
          >
            {named && puestos.sala.atienden(cola.puestos)}
            {named && cola.apartados > 0 && ' · '}
            {cola.apartados > 0 && puestos.sala.apartados(cola.apartados)}
          </p>
        )}
      </Card>
    </li>
  )
}

function Longest({ since, crowded }: { since: string; crowded: boolean }) {
  const minutes = useMinutesAgo(since)
  return (
    <p className="text-sm">
      <span className="text-muted">{puestos.sala.masLarga}: </span>
      <span className={cx('font-semibold tabular-nums', crowded && 'text-warning-text')}>
        {puestos.sala.minutos(minutes)}
      </span>
    </p>
  )
}
