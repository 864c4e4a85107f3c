import type { EstadoTurno } from '#contract/turno.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { estadoTone } from '#web/shared/estado-tone.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { estado: EstadoTurno; nombre: string; puesto?: string | null; llamado?: string | null }

export function EstadoHeader({ estado, nombre, puesto, llamado }: Props) {
  const called = estado === 'en atención'
  return (
    <div aria-live="assertive" className="grid justify-items-center gap-1">
      {called ? (
        // A new element for each call, so that it is animated and announced again.
        <p key={llamado} className="rise-in text-3xl font-extrabold text-success-text">
          {estadosTurno[estado]}
        </p>
      ) : (
        <Badge tone={estadoTone[estado]} dot large>
          {estadosTurno[estado]}
        </Badge>
      )}
      <h1 className="text-xl font-bold">{nombre}</h1>
      {called && puesto && <p className="text-xl font-bold text-success-text">{t.puesto(puesto)}</p>}
      <p className="text-muted">{t.explicaciones[estado]}</p>
    </div>
  )
}
