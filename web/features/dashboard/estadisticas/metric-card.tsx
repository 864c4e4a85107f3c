import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Change } from './change.ts'
import { Definition } from './definition.tsx'
import { Trend } from './trend.tsx'

type Props = {
  nombre: string
  texto: string
  value: string
  unit?: string
  detail?: string
  change?: Change | null
  trend?: number[]
}

export function MetricCard({ nombre, texto, value, unit, detail, change, trend }: Props) {
  return (
    <Card role="group" aria-label={nombre} className="grid content-start gap-1">
      <Definition nombre={nombre} texto={texto} />
      <p className="text-3xl font-extrabold tracking-tight tabular-nums">
        {value} {unit && <span className="text-lg font-semibold text-muted">{unit}</span>}
      </p>
      {change && <ChangeLine change={change} />}
      {detail && <p className="text-sm text-muted">{detail}</p>}
      {trend && <Trend values={trend} />}
    </Card>
  )
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: Minus }

function ChangeLine({ change: { text, direction, better } }: { change: Change }) {
  const Icon = ARROWS[direction]
  return (
    <p
      className={cx(
        'flex items-center gap-1 text-sm font-medium',
        better === null ? 'text-muted' : better ? 'text-success-text' : 'text-warning-text',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  )
}
