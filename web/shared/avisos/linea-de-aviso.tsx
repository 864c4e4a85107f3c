import type { EntregaVista } from '#contract/avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONE = {
  pendiente: 'info',
  enviada: 'success',
  caducada: 'warning',
  descartada: 'neutral',
  muerta: 'danger',
} as const

type Props = {
  entrega: EntregaVista
  zona?: string
  /** Whose turn, and where to, where the list holds several. */
  turno?: number | null
  destino?: string
}

/** What became of one notice: when, what, how, and why it did not leave. */
export const LineaDeAviso = ({ entrega, zona, turno = null, destino = '' }: Props) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 text-sm">
    <span className="text-muted tabular-nums">{formatDateTime(entrega.cuando, zona)}</span>
    <span className="font-medium">
      {t.que[entrega.que] ?? entrega.que}
      {turno !== null && ` · ${t.columnas.turno} ${turno}`}
    </span>
    <span className="text-muted">
      {t.medios[entrega.canal] ?? entrega.canal} {destino}
    </span>
    <Badge tone={TONE[entrega.estado]}>{t.estados[entrega.estado]}</Badge>
    {entrega.motivo && <span className="text-muted">{t.motivo(entrega.motivo)}</span>}
  </li>
)
