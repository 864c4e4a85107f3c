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
export const ResultadoDeAviso = ({ estado, recibo }: Pick<EntregaVista, 'estado' | 'recibo'>) =>
  recibo ? (
    <Badge tone={recibo === 'fallido' ? 'danger' : 'success'}>{t.recibos[recibo]}</Badge>
  ) : (
    <Badge tone={TONE[estado]}>{t.estados[estado]}</Badge>
  )

/** One notice: when, what, by which canal, and why it was not sent. */
export function LineaDeAviso({ entrega, zona }: { entrega: EntregaVista; zona?: string }) {
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 text-sm">
      <span className="text-muted tabular-nums">{formatDateTime(locale, entrega.cuando, zona)}</span>
      <span className="font-medium">{t.que[entrega.que] ?? entrega.que}</span>
      <span className="text-muted">{t.medios[entrega.canal] ?? entrega.canal}</span>
      <ResultadoDeAviso {...entrega} />
      {entrega.motivo && <span className="text-muted">{t.motivo(entrega.motivo)}</span>}
    </li>
  )
}
