import type { EntregaDeEmpresa } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useEntregas } from './api.ts'

const TONE = {
  pendiente: 'info',
  enviada: 'success',
  caducada: 'warning',
  descartada: 'neutral',
  muerta: 'danger',
} as const

/** What was sent last, and why something was not. */
export function Registro({ empresaId, zona }: { empresaId: string; zona: string }) {
  const entregas = useEntregas(empresaId)
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t.registro}</h4>
      {entregas.data?.length === 0 && <p className="text-muted">{t.registroVacio}</p>}
      {entregas.data && entregas.data.length > 0 && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {entregas.data.map((entrega) => (
            <Fila key={entrega.id} entrega={entrega} zona={zona} />
          ))}
        </ul>
      )}
    </div>
  )
}

const Fila = ({ entrega, zona }: { entrega: EntregaDeEmpresa; zona: string }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 text-sm">
    <span className="text-muted tabular-nums">{formatDateTime(entrega.cuando, zona)}</span>
    <span className="font-medium">
      {t.que[entrega.que] ?? entrega.que}
      {entrega.turno !== null && ` · ${t.columnas.turno} ${entrega.turno}`}
    </span>
    <span className="text-muted">
      {t.medios[entrega.canal] ?? entrega.canal} {entrega.destino}
    </span>
    <Badge tone={TONE[entrega.estado]}>{t.estados[entrega.estado]}</Badge>
    {entrega.motivo && <span className="text-muted">{t.motivo(entrega.motivo)}</span>}
  </li>
)
