import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import type { Change } from './change.ts'
import { Definition } from './definition.tsx'
import { Trend } from './trend.tsx'

type Props = {
  nombre: string
  texto: string
  value: string
  unit?: string
  /** Explains the figure, with its definition. */
  detail?: string
  change?: Change | null
  trend?: number[]
}

/** One figure of the strip: its change below it, then its trend. */
export const MetricCard = ({ nombre, texto, value, unit, detail, change, trend }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  <div
    role="group"
    aria-label={nombre}
    className="flex min-w-0 flex-col border-line p-4 max-md:nth-[n+3]:border-t max-md:even:border-l md:max-xl:nth-[n+4]:border-t md:max-xl:not-nth-[3n+1]:border-l lg:first:pr-2 lg:first:pl-6 xl:border-l xl:first:border-l-0 xl:last:pr-6"
  >
    <div className="flex h-5 items-center">
      <Definition nombre={nombre} texto={texto}>
        {detail && <p className="text-muted">{detail}</p>}
      </Definition>
    </div>
    <p className="mt-1 text-2xl font-bold tracking-[-0.03em]">
      {value}
      {'\u00a0'}
      {unit && <span className="text-base font-medium tracking-normal text-muted">{unit}</span>}
    </p>
    {change && <ChangeLine change={change} />}
    {trend && <Trend values={trend} />}
  </div>
)

const ARROWS = { up: TrendingUp, down: TrendingDown, same: Minus }

function ChangeLine({ change: { text, direction, better } }: { change: Change }) {
  const Icon = ARROWS[direction]
  return (
    <p
      className={cx(
        'mt-0.5 flex items-center gap-1 text-xs font-medium',
        better === null ? 'text-muted' : better ? 'text-success-text' : 'text-warning-text',
      )}
    >
      <Icon aria-hidden="true" className="size-3 shrink-0" />
      {text}
    </p>
  )
}
