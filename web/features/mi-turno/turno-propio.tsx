import { useEffect } from 'react'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isCodigo } from '#web/lib/api-error.ts'
import { formatEstimado, formatTimeWithSeconds } from '#web/lib/format.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { usePublico, useVerificarGlobal } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Figure } from '#web/ui/figure.tsx'
import { Avisos } from './avisos.tsx'
import { CancelarTurno } from './cancelar-turno.tsx'
import { EstadoHeader } from './estado-header.tsx'
import { Faltantes } from './faltantes.tsx'
import { Marco } from './marco.tsx'
import { EnPausa, Posponer } from './posponer.tsx'
import { useLlamado } from './use-llamado.ts'

const FORGET_MS = 60_000

type Props = { empresaId: string; turno: TurnoGuardado; onForget: () => void; onVanished: () => void }

/** The customer's own turn, followed until a minute after it was last called or ended. */
export function TurnoPropio({ empresaId, turno, onForget, onVanished }: Props) {
  const query = useVerificarGlobal({ codigo: turno.codigo, id: turno.id }, { background: true })
  const datos = query.data
  const etiqueta = datos?.turno.etiqueta ?? turno.etiqueta ?? String(turno.numero)
  const estado = datos?.turno.estado ?? 'en espera'
  const over = estado !== 'en espera'
  const called = estado === 'en atención'
  const llamado = datos?.turno.llamado
  const gone = isCodigo(query.error, 'turno_no_encontrado')
  const puesto = usePuestoToGo(empresaId, called ? datos?.turno.puesto : null)

  useTimeout(over, FORGET_MS, onForget, llamado)
  useLlamado(datos)
  useEffect(() => {
    if (gone) onVanished()
  }, [gone, onVanished])

  return (
    <Marco empresa={datos?.empresa} called={called}>
      <div
        className={cx(
          'flex flex-1 flex-col items-center gap-3 rounded-card border bg-surface p-4 text-center text-text shadow-card',
          called ? 'border-success' : 'border-line',
        )}
      >
        <EstadoHeader
          estado={estado}
          nombre={datos?.turno.nombre ?? turno.nombre}
          puesto={puesto}
          llamado={llamado}
        />
        <div className={cx('grid w-full justify-items-center gap-3', query.offline && 'opacity-70')}>
          <Faltantes estado={estado} faltantes={datos?.faltantes} etiqueta={etiqueta} />
          {!over && (
            <p className="min-h-7 text-lg font-semibold">
              {datos?.estimado && t.espera(formatEstimado(datos.estimado) ?? '')}
            </p>
          )}
          <dl className="grid w-full grid-cols-3 gap-2">
            <Figure label={t.tuTurno} value={etiqueta} />
            <Figure label={t.turnoActual} value={datos?.turnoActual?.etiqueta ?? t.sinActual} />
            <Figure label={t.codigo} value={turno.codigo} kind="code" />
          </dl>
        </div>
        <Updated
          at={query.dataUpdatedAt}
          zona={datos?.empresa.zona}
          offline={query.offline || query.isError}
        />
        <div className="mt-auto grid w-full gap-2">
          {over ? (
            <Button size="lg" wide variant={called ? 'secondary' : 'primary'} onClick={onForget}>
              {t.nuevo}
            </Button>
          ) : (
            <>
              {datos?.turno.pausa ? <EnPausa datos={datos} /> : <Avisos />}
              <div className="grid grid-cols-2 gap-2">
                <Posponer turno={turno} datos={datos} />
                <CancelarTurno turno={turno} onCancelled={onForget} />
              </div>
            </>
          )}
        </div>
      </div>
    </Marco>
  )
}

/** The puesto to walk to, or null when the empresa uses only one. */
function usePuestoToGo(empresaId: string, puesto: string | null | undefined) {
  const publico = usePublico(empresaId, { enabled: Boolean(puesto) })
  return puesto && (puesto !== PUESTO_POR_DEFECTO || publico.data?.usaPuestos) ? puesto : null
}

function Updated({ at, zona, offline }: { at: number; zona?: string; offline: boolean }) {
  if (!at) return <p className="text-sm text-muted">{offline ? t.sinRed : ' '}</p>
  const hora = formatTimeWithSeconds(at, zona)
  return (
    <p role="status" className={cx('text-sm', offline ? 'font-semibold text-warning-text' : 'text-muted')}>
      {offline ? t.sinRedDesde(hora) : t.actualizado(hora)}
    </p>
  )
}
