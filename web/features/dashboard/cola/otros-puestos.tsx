import type { TurnoEnAtencion } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import { formatTime } from '#web/lib/format.ts'
import type { ColaRef } from './api.ts'
import { TurnoAcciones } from './turno-acciones.tsx'

type Props = { cola: ColaRef; turnos: TurnoEnAtencion[]; zona: string }

/** Turns that other desks have in service in this queue. */
export function OtrosPuestos({ cola, turnos, zona }: Props) {
  if (turnos.length === 0) return null
  return (
    <section aria-labelledby="otros-puestos" className="grid gap-2">
      <h3 id="otros-puestos" className="font-semibold">
        {t.otrosPuestos}
      </h3>
      <ul className="grid gap-2">
        {turnos.map((turno) => (
          <li
            key={turno.id}
            className="flex flex-wrap items-center gap-x-3 rounded-control border border-line py-1 pr-1 pl-3"
          >
            <span className="turno-number min-w-8 text-xl">{turno.etiqueta}</span>
            <span className="grid min-w-0 flex-1 basis-32 py-1">
              <span className="truncate font-semibold">{turno.nombre}</span>
              <span className="text-sm text-muted">
                {t.puesto} {turno.puesto} · {t.desde} {formatTime(turno.llamado, zona)}
              </span>
            </span>
            <span className="flex">
              <TurnoAcciones cola={cola} turno={turno} compact />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
