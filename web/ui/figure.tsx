import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** number: in the look of turn numbers; code: to be read letter by letter; text: words that may wrap. */
type Kind = 'number' | 'code' | 'text'

type Props = {
  label: string
  value: ReactNode
  kind?: Kind
  /** On a card of its own, rather than three in the width of a phone. */
  roomy?: boolean
  className?: string
}

const LOOKS: Record<Kind, string> = {
  number: 'turno-number text-text',
  code: 'font-bold tracking-wider text-text',
  text: 'text-lg font-semibold wrap-anywhere text-text',
}

/** One value and what it is, as a part of a <dl>. */
export const Figure = ({ label, value, kind = 'number', roomy, className }: Props) => (
  <div
    className={cx(
      'grid content-between gap-1 rounded-control bg-sunken',
      roomy ? 'px-4 py-3' : 'px-1 py-2',
      className,
    )}
  >
    <dt className="text-sm leading-tight text-muted">{label}</dt>
    <dd className={cx(LOOKS[kind], kind === 'number' && (roomy ? 'text-2xl' : 'text-xl'))}>{value}</dd>
  </div>
)
