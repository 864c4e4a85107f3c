import { useEffect } from 'react'
import { isCodigo } from '#web/lib/api-error.ts'
import { formatEstimado, formatTimeWithSeconds } from '#web/lib/format.ts'
import { useTurno } from '#web/lib/live-queries.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { miTurno as t } from '#web/texts/mi-turno.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CancelarTurno } from './cancelar-turno.tsx'
import { EstadoHeader } from './estado-header.tsx'
import { Faltantes } from './faltantes.tsx'

const FORGET_MS = 60_000

type Props = { turno: TurnoGuardado; onForget: () => void; onVanished: () => void }

/** The customer's own turn, followed until a minute after it was called or ended. */
export function TurnoPropio({ turno, onForget, onVanished }: Props) {
  const query = useTurno({ codigo: turno.codigo, id: turno.id }, { background: true })
  const datos = query.data
  const estado = datos?.turno.estado ?? 'en espera'
  const over = estado !== 'en espera'
  const called = estado === 'en atención'
  const gone = isCodigo(query.error, 'turno_no_encontrado')

  useTimeout(over, FORGET_MS, onForget)
  useEffect(() => {
    if (gone) onVanished()
  }, [gone, onVanished])

  return (
    <div
      className={cx(
        'flex flex-1 flex-col items-center gap-4 rounded-card border p-4 text-center shadow-card transition-colors',
        called ? 'border-success bg-success-soft' : 'border-line bg-surface',
      )}
    >
      <EstadoHeader
        estado={estado}
        nombre={datos?.turno.nombre ?? turno.nombre}
        puesto={datos?.turno.puesto}
      />
      <Faltantes estado={estado} faltantes={datos?.faltantes} numero={turno.numero} />
      {!over && datos?.estimado && (
        <p className="text-lg font-semibold">{t.espera(formatEstimado(datos.estimado) ?? '')}</p>
      )}
      <dl className="grid w-full grid-cols-3 gap-2">
        <Figure label={t.tuTurno} value={turno.numero} />
        <Figure label={t.turnoActual} value={datos?.turnoActual?.numero ?? t.sinActual} />
        <Figure label={t.codigo} value={turno.codigo} small />
      </dl>
      <p className={cx('text-sm', query.isError ? 'text-danger-text' : 'text-muted')}>
        {query.isError
          ? t.sinRed
          : datos && t.actualizado(formatTimeWithSeconds(query.dataUpdatedAt, datos.empresa.zona))}
      </p>
      <div className="mt-auto w-full">
        {over ? (
          <Button size="lg" wide variant={called ? 'secondary' : 'primary'} onClick={onForget}>
            {t.nuevo}
          </Button>
        ) : (
          <CancelarTurno turno={turno} onCancelled={onForget} />
        )}
      </div>
    </div>
  )
}

const Figure = ({ label, value, small }: { label: string; value: number | string; small?: boolean }) => (
  <div className="grid content-between gap-1 rounded-control bg-sunken px-1 py-2.5">
    <dt className="text-sm leading-tight text-muted">{label}</dt>
    <dd className={small ? 'font-bold tracking-wider' : 'turno-number text-xl'}>{value}</dd>
  </div>
)
