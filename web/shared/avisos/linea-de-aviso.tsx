import type { EntregaVista } from '#contract/avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONE = {
  pendiente: 'info',
  enviada: 'success',
  caducada: 'warning',
  descartada: 'neutral',
  muerta: 'danger',
} as const

/** Prefers the provider's later receipt over the fact that it accepted the message. */
const Resultado = ({ estado, recibo }: Pick<EntregaVista, 'estado' | 'recibo'>) =>
  recibo ? (
    <Badge tone={recibo === 'fallido' ? 'danger' : 'success'}>{t.recibos[recibo]}</Badge>
  ) : (
    <Badge tone={TONE[estado]}>{t.estados[estado]}</Badge>
  )

type Props = {
  entrega: EntregaVista
  zona?: string
  /** The turno and destination, where the list holds several. */
  etiqueta?: string | null
  destino?: string
}

/** One notice: when, what, by which canal, and why it was not sent. */
export function LineaDeAviso({ entrega, zona, etiqueta = null, destino = '' }: Props) {
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 text-sm">
      <span className="text-muted tabular-nums">{formatDateTime(locale, entrega.cuando, zona)}</span>
      <span className="font-medium">
        {t.que[entrega.que] ?? entrega.que}
        {etiqueta !== null && ` · ${t.columnas.turno} ${etiqueta}`}
      </span>
      <span className="text-muted">
        {t.medios[entrega.canal] ?? entrega.canal} {destino}
      </span>
      <Resultado {...entrega} />
      {entrega.motivo && <span className="text-muted">{t.motivo(entrega.motivo)}</span>}
    </li>
  )
}
