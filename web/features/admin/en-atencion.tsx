import { BellRing, Check, UserX } from 'lucide-react'
import type { TurnoEnAtencion } from '#contract/turno.ts'
import { admin as t } from '#texts/admin.ts'
import { formatTime } from '#web/lib/format.ts'
import { usePublico } from '#web/shared/queries.ts'
import { type AccionTurno, useAccionTurno } from './api.ts'

const ACCIONES: [AccionTurno, typeof Check][] = [
  ['rellamar', BellRing],
  ['ausente', UserX],
  ['finalizar', Check],
]

type Props = { empresaId: string; turnos: TurnoEnAtencion[] }

/** Who is being served here, and what can be done about each. */
export function EnAtencion({ empresaId, turnos }: Props) {
  const atender = useAccionTurno(empresaId)
  const zona = usePublico(empresaId).data?.empresa.zona
  if (turnos.length === 0) return null
  return (
    <ul aria-label={t.enAtencion} className="grid gap-2">
      {turnos.map((turno) => (
        <li
          key={turno.id}
          className="rise-in grid gap-1 rounded-control bg-success-soft px-3 pt-2 pb-1 text-success-text"
        >
          <span className="flex items-center gap-3">
            <span className="turno-number text-2xl">{turno.etiqueta}</span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold">{turno.nombre}</span>
              <span className="truncate text-sm">
                {t.desde(turno.puesto, formatTime(turno.llamado, zona))}
              </span>
            </span>
          </span>
          <span className="-mx-2 grid grid-cols-3">
            {ACCIONES.map(([accion, Icon]) => (
              <button
                key={accion}
                type="button"
                aria-label={t.accionDe(t[accion], turno.etiqueta)}
                disabled={atender.isPending}
                onClick={() => atender.mutate({ accion, turnoId: turno.id })}
                className="flex min-h-11 items-center justify-center gap-1.5 rounded-control text-sm font-semibold transition-colors hover:bg-current/15 disabled:opacity-55"
              >
                <Icon aria-hidden="true" className="size-4" />
                {t[accion]}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
