import { cercaDelLimite } from '#domain/plan.ts'
import { plan as t } from '#texts/plan.ts'
import { formatNumber } from '#web/lib/format.ts'
import { paths } from '#web/paths.ts'
import { usePlan } from '#web/shared/plan/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Warns the owner before the plan's daily limit is reached. */
export function PlanWarning({ empresaId }: { empresaId: string }) {
  const plan = usePlan().data
  const limit = plan?.plan.limites.turnosPorDia ?? null
  const used = plan?.uso.find((uso) => uso.empresaId === empresaId)?.turnosHoy ?? 0
  if (limit === null || !cercaDelLimite(used, limit)) return null
  return (
    <Banner
      tone="warning"
      title={used >= limit ? t.lleno : t.cerca}
      action={<TextLink to={paths.planDeCuenta(empresaId)}>{t.ver}</TextLink>}
    >
      {t.avisoTurnos(formatNumber(used), formatNumber(limit))}
    </Banner>
  )
}
