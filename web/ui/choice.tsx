import { CircleExclamationPoint, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

type Option<Id extends string> = { id: Id; label: string }

type GroupProps = {
  label: string
  hideLabel?: boolean
  optional?: string
  error?: string
  className: string
  children: ReactNode
}

/** The frame of a choice. `Form` moves the focus here when it has an error. */
function Group({ label, hideLabel, optional, error, className, children }: GroupProps) {
  const labelId = useId()
  const errorId = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0 outline-none"
    >
      <p id={labelId} className={cx('font-semibold', hideLabel ? 'sr-only' : 'mb-2')}>
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </p>
      <div className={className}>{children}</div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger-text">
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The whole area of an option is its control. */
const area = 'peer absolute inset-0 size-full cursor-pointer opacity-0'
const ring =
  'relative inset-ring has-checked:inset-ring-2 has-checked:inset-ring-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const highContrast =
  'forced-colors:border forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]'

type Props<Id extends string, One extends Option<Id>> = {
  label: string
  hideLabel?: boolean
  name: string
  options: readonly One[]
  /** '' while nothing is chosen. */
  value: Id | ''
  onChange: (id: Id) => void
}

type Tile<Id extends string> = Option<Id> & {
  hint?: string
  /** At the end of the line. */
  aside?: string
  icon?: LucideIcon
  /** Can be chosen, to learn why it is not available. */
  dim?: boolean
  lang?: string
}

type TilesProps<Id extends string> = Props<Id, Tile<Id>> & {
  /** Puts the mark of the choice after the words, where an icon is before them. */
  markLast?: boolean
  error?: string
}

/** A choice of one, each with a line about it. Native radio buttons, so that it works without script. */
export function Tiles<Id extends string>({
  label,
  hideLabel,
  name,
  options,
  value,
  onChange,
  markLast,
  error,
}: TilesProps<Id>) {
  return (
    <Group {...{ label, hideLabel, error }} className="grid gap-2">
      {options.map(({ id, label: words, hint, aside, icon: Icon, dim, lang }) => (
        <label
          key={id}
          lang={lang}
          className={cx(
            'flex min-h-15 items-center gap-3 rounded-tile px-4 py-2 min-[390px]:min-h-16',
            ring,
            highContrast,
            dim
              ? 'inset-ring-transparent not-has-focus-visible:not-has-checked:outline-1 not-has-focus-visible:not-has-checked:-outline-offset-1 not-has-focus-visible:not-has-checked:outline-line-strong not-has-focus-visible:not-has-checked:outline-dashed'
              : 'bg-surface inset-ring-line',
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className={area}
          />
          {Icon && <Icon aria-hidden="true" className="size-6 shrink-0" />}
          <span
            aria-hidden="true"
            className={cx(
              'size-6 shrink-0 rounded-full border-2 border-line-strong peer-checked:border-8 peer-checked:border-brand peer-checked:bg-white',
              markLast && 'order-last',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className={cx('line-clamp-2 leading-6 font-semibold wrap-anywhere', dim && 'text-muted')}>
              {words}
            </span>
            {hint && <span className="block text-sm leading-5 text-muted">{hint}</span>}
          </span>
          {aside && (
            <span className={cx('font-semibold whitespace-nowrap', dim && 'text-sm text-muted')}>
              {aside}
            </span>
          )}
        </label>
      ))}
    </Group>
  )
}

type ChipsProps<Id extends string> = Props<Id, Option<Id>> & {
  /** The word for 'optional'. The chosen chip can then be tapped again to choose none. */
  optional?: string
  error?: string
}

/** A choice of one among a few short words, side by side. */
export function Chips<Id extends string>({
  label,
  hideLabel,
  name,
  options,
  value,
  onChange,
  optional,
  error,
}: ChipsProps<Id>) {
  return (
    <Group {...{ label, hideLabel, optional, error }} className="flex gap-2">
      {options.map(({ id, label: words }) => (
        <label
          key={id}
          className={cx(
            'flex min-h-12 flex-auto items-center justify-center rounded-control bg-surface px-2 py-1 text-center leading-5 font-semibold tabular-nums inset-ring-line-strong has-checked:text-brand-text',
            ring,
            highContrast,
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            onClick={() => optional && id === value && onChange('' as Id)}
            className={area}
          />
          <span className="peer-checked:text-brand-text">{words}</span>
        </label>
      ))}
    </Group>
  )
}
