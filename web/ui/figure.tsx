import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** number: styled like turn numbers; code: read letter by letter; text: words that may wrap. */
type Kind = 'number' | 'code' | 'text'

type Props = {
  label: string
  value: ReactNode
  kind?: Kind
  /** For a figure with a card of its own, instead of three across a phone. */
  roomy?: boolean
  className?: string
}

const LOOKS: Record<Kind, string> = {
  number: 'turno-number text-text',
  code: 'font-bold tracking-wider text-text',
  text: 'text-lg font-semibold wrap-anywhere text-text',
}

/** One value and its label, as part of a <dl>. */
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
