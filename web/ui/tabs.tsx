import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from './cx.ts'

export type Tab<Id extends string> = {
  id: Id
  label: string
  count?: string | number
  disabled?: boolean
  /** The number of a step, or that it is done. */
  mark?: number | 'done'
}

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Of the list of tabs. */
  className?: string
  children: ReactNode
}

/** Tabs above one panel, which shows the content for `value`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className, children }: Props<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const enabled = tabs.filter((tab) => !tab.disabled)
    const at = enabled.findIndex((tab) => tab.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: enabled.length - 1 }[event.key]
    const next = to === undefined ? undefined : enabled.at(to % enabled.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          'flex gap-1 rounded-control bg-sunken p-1 dense:gap-5 dense:overflow-x-auto dense:rounded-none dense:border-b dense:border-line dense:bg-transparent dense:p-0',
          className,
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
            className={cx(
              'min-h-11 flex-1 rounded-inner px-1.5 font-semibold max-sm:text-sm sm:px-3 transition-colors disabled:opacity-60',
              'dense:min-h-10 dense:flex-none dense:rounded-none dense:px-0 dense:text-sm dense:whitespace-nowrap dense:touch:min-h-11',
              tab.mark !== undefined && 'inline-flex items-center gap-2 dense:min-h-12',
              tab.id === value
                ? 'bg-raised text-text shadow-card inset-ring-2 inset-ring-brand-text dense:bg-transparent dense:inset-ring-0 dense:shadow-[inset_0_-2px_var(--text)]'
                : 'text-muted enabled:hover:text-text dense:font-medium',
            )}
          >
            {tab.mark !== undefined && <Mark mark={tab.mark} current={tab.id === value} />}
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-2 font-medium text-faint tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`}>
        {children}
      </div>
    </>
  )
}

const Mark = ({ mark, current }: { mark: number | 'done'; current: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid size-5 place-items-center rounded-full text-xs font-semibold',
      mark === 'done' ? 'bg-success-soft text-success-text' : current ? 'bg-text text-surface' : 'bg-sunken',
    )}
  >
    {mark === 'done' ? <Check className="size-3" /> : mark}
  </span>
)
