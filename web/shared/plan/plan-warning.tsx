import { useQueryClient } from '@tanstack/react-query'
import { TriangleExclamationPoint } from 'lucide-react'
import { useEffect } from 'react'
import { cercaDelLimite } from '#domain/plan.ts'
import { plan as t } from '#texts/plan.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { toneLook } from '#web/ui/tone.ts'
import { usePlan } from './api.ts'

type Props = {
  empresaId: string
  /** The server issues no more turnos today, which it knows before the plan's figures are refetched. */
  full?: boolean
  /** One line, where a banner would push the work out of view. */
  compact?: boolean
}

/** Warns that the plan's daily limit is near or reached. */
export function PlanWarning({ empresaId, full = false, compact }: Props) {
  const locale = useLocale()
  const client = useQueryClient()
  const plan = usePlan(empresaId).data
  useEffect(() => {
    if (full) void client.invalidateQueries({ queryKey: ['plan'] })
  }, [full, client])
  const limit = plan?.plan.limites.turnosPorDia ?? null
  const used = plan?.uso.find((uso) => uso.empresaId === empresaId)?.turnosHoy ?? 0
  const reached = full || (limit !== null && used >= limit)
  if (!reached && (limit === null || !cercaDelLimite(used, limit))) return null
  const title = reached ? t.lleno : t.cerca
  const text = reached
    ? t.agotado
    : t.avisoTurnos(formatNumber(locale, used), formatNumber(locale, limit ?? 0))
  const action = <TextLink to={paths.configuracion(empresaId, 'plan')}>{t.ver}</TextLink>
  if (!compact) {
    return (
      <Banner tone="warning" title={title} action={action}>
        {text}
      </Banner>
    )
  }
  return (
    <p
      role="status"
      className={cx('flex min-h-12 items-center gap-2 rounded-control px-3', toneLook.warning)}
    >
      <TriangleExclamationPoint aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 font-medium">{text}</span>
      {action}
    </p>
  )
}
