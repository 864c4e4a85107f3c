import type { ReactNode } from 'react'
import type { TurnoEnAtencion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { cola as t } from '#texts/cola.ts'
import { formatTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = {
  turno: TurnoEnAtencion | undefined
  waitingFor: string
  zona: string
  /** Beside the state, while the call can still be taken back. */
  undo: ReactNode
}

/** Keeps its height with and without a customer, so that the buttons below do not jump. */
export function TurnoActual({ turno, waitingFor, zona, undo }: Props) {
  return (
    <div aria-live="polite" className="grid min-h-52 content-center justify-items-center gap-2 text-center">
      {turno ? (
        <div key={turno.id} className="rise-in grid min-w-0 justify-items-center gap-2">
          <div className="flex min-h-11 flex-wrap items-center justify-center gap-3">
            <Badge tone="success" dot>
              {t.enAtencion}
            </Badge>
            {undo}
          </div>
          <p className="turno-number text-turno">{turno.etiqueta}</p>
          <p className="max-w-full break-words text-2xl font-bold">{turno.nombre}</p>
          <p className="text-muted">
            {t.puesto} {turno.puesto} · {t.desde} {formatTime(turno.llamado, zona)} · {t.codigo}{' '}
            <span className="font-medium tracking-wider">{codigoEnGrupos(turno.codigo)}</span>
          </p>
        </div>
      ) : (
        <>
          <p className="text-xl font-semibold">{t.nadieEnAtencion}</p>
          <p className="max-w-sm text-muted">{waitingFor}</p>
        </>
      )}
    </div>
  )
}
