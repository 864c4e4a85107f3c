import { cercaDelLimite } from '#domain/plan.ts'
import { plan as t } from '#texts/plan.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'

type Props = { label: string; used: number; limit: number | null }

/** How much of a limit is used, as figures and as a bar. */
export function Limite({ label, used, limit }: Props) {
  const locale = useLocale()
  const near = cercaDelLimite(used, limit)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">
          {limit === null
            ? `${formatNumber(locale, used)} · ${t.sinLimite}`
            : t.de(formatNumber(locale, used), formatNumber(locale, limit))}
        </span>
      </p>
      {limit !== null && (
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-2 w-full rounded-full"
        >
          <rect width="100" height="4" className="fill-sunken" />
          <rect
            width={Math.min(100, (100 * used) / limit)}
            height="4"
            className={near ? 'fill-warning-text' : 'fill-brand'}
          />
        </svg>
      )}
      {near && (
        <p className="text-sm font-medium text-warning-text">{used >= (limit ?? 0) ? t.lleno : t.cerca}</p>
      )}
    </div>
  )
}
