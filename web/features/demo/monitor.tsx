import { demo } from '#texts/demo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { COLAS } from './sala.ts'
import type { ControlesDemo } from './use-sala.ts'

const PUESTO = '1'

export function Monitor({ demo: { sala, atencion } }: { demo: ControlesDemo }) {
  return (
    <div
      data-theme="dark"
      className="flex flex-col gap-3 rounded-card border-[7px] border-line bg-bg p-4 text-text shadow-card lg:min-h-132"
    >
      {COLAS.map(({ id, nombre: cola }) => {
        const actual = atencion?.cola_id === id ? atencion : null
        return (
          <div
            key={id}
            className="grid flex-1 content-center justify-items-center gap-2 rounded-control bg-surface px-3 py-5 text-center"
          >
            <span className="text-sm text-muted">{demo.colas[cola]}</span>
            {actual ? (
              <div key={actual.orden} className="rise-in grid justify-items-center gap-2">
                <span className="turno-number text-5xl xl:text-turno">{actual.numero}</span>
                <strong className="text-lg">{actual.nombre}</strong>
                <span className="flex flex-wrap justify-center gap-2">
                  <Badge tone="success" dot>
                    {demo.monitor.enAtencion}
                  </Badge>
                  <Badge>
                    {demo.monitor.puesto} {PUESTO}
                  </Badge>
                </span>
              </div>
            ) : (
              <span className="py-6 text-muted">{demo.monitor.esperando}</span>
            )}
          </div>
        )
      })}
      <div className="grid gap-2 rounded-control bg-surface p-4">
        <span className="text-sm text-muted">{demo.monitor.ultimos}</span>
        {sala.llamados.length === 0 && <span className="text-sm">{demo.monitor.sinUltimos}</span>}
        <ol className="flex flex-wrap gap-2">
          {sala.llamados.map(({ orden, numero }) => (
            <li
              key={orden}
              className="turno-number min-w-12 rounded-control bg-sunken px-3 py-2 text-center text-xl"
            >
              {numero}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
