import { demo } from '#texts/demo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { colaDe, type TurnoDemo } from './sala.ts'

const t = demo.panel
const SHOWN = 4

export function PanelEspera({ espera }: { espera: TurnoDemo[] }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="flex items-center justify-between font-semibold">
        {t.espera}
        <span className="turno-number text-lg text-muted">{espera.length}</span>
      </h3>
      {espera.length === 0 && <p className="py-4 text-muted">{t.vacio}</p>}
      <ol>
        {espera.slice(0, SHOWN).map((turno, at) => (
          <li
            key={turno.orden}
            className="rise-in flex min-h-11 items-center gap-3 border-b border-line py-1.5"
          >
            <span className="turno-number w-8 text-muted">{turno.numero}</span>
            <span className="min-w-0 flex-1 truncate">{turno.nombre}</span>
            {turno.propio && <Badge tone="brand">{t.eres}</Badge>}
            {colaDe(turno.cola_id).prioridad === 1 && <Badge tone="warning">{demo.colas.prioritaria}</Badge>}
            {at === 0 && <Badge tone="success">{t.siguiente}</Badge>}
          </li>
        ))}
      </ol>
      <p className="min-h-6 pt-2 text-sm text-muted">
        {espera.length > SHOWN && t.mas(espera.length - SHOWN)}
      </p>
    </div>
  )
}
