import { ChevronRight, type LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { configuracion as t } from '#texts/configuracion.ts'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'

type SettingsItem = {
  to: string
  label: string
  icon: LucideIcon
  /** What the page holds. Only a phone shows it. */
  summary: ReactNode
  /** Whether a form that outlives this page has edits on it. */
  dirty?: boolean
  /** The page that a wide window shows where the address names none. */
  first?: boolean
  danger?: boolean
}

type SettingsGroup = { title?: string; items: SettingsItem[] }

type Props = {
  title: string
  /** Accessible name of the list of pages. */
  label: string
  groups: readonly SettingsGroup[]
  /** The address names no page: a phone shows the list of pages, a wide window also the first page. */
  index: boolean
  /** Above the title. */
  before?: ReactNode
  /** The frame's place below a header that stays in view or not. */
  navClassName: string
  className?: string
  children: ReactNode
}

const ReportDirty = createContext<(dirty: boolean) => void>(() => {})

/** Marks the current page in the list of pages while it has unsaved edits. */
export function useDirtyPage(dirty: boolean) {
  const report = useContext(ReportDirty)
  useEffect(() => {
    report(dirty)
    return () => report(false)
  }, [dirty, report])
}

/** The pages of some settings: their list at the left, and one of them. On a phone the list is a page of its own. */
export function SettingsFrame({
  title,
  label,
  groups,
  index,
  before,
  navClassName,
  className,
  children,
}: Props) {
  const [dirty, setDirty] = useState(false)
  return (
    <div className={cx('lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]', className)}>
      <nav aria-label={label} className={cx('py-2 lg:py-6', !index && 'max-lg:hidden', navClassName)}>
        {before}
        <h2 className="px-4 py-2 text-xl font-semibold lg:px-3 lg:py-0 lg:text-lg lg:leading-7">{title}</h2>
        {groups.map((group) => (
          <div key={group.title ?? ''} className={group.title ? undefined : 'lg:pt-2'}>
            {group.title && (
              <p className="px-4 pt-4 pb-1 text-xs font-medium text-faint lg:px-3">{group.title}</p>
            )}
            {group.items.map((item) => (
              <Item key={item.to} item={item} index={index} dirty={dirty} />
            ))}
          </div>
        ))}
      </nav>
      <ReportDirty value={setDirty}>
        <div className={cx('min-w-0', index && 'max-lg:hidden')}>{children}</div>
      </ReportDirty>
    </div>
  )
}

type ItemProps = { item: SettingsItem; index: boolean; dirty: boolean }

function Item({ item, index, dirty }: ItemProps) {
  const { to, label, icon: Icon, summary, danger } = item
  const path = useLocation().pathname.replace(/\/$/, '').toLowerCase()
  const current = path === to.toLowerCase() || (index && item.first === true)
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex min-h-15 items-center gap-4 border-b border-line pr-3 pl-4 font-medium lg:min-h-8 lg:rounded-control lg:border-0 lg:px-3 lg:text-sm lg:hover:bg-hover',
        danger ? 'text-danger-text' : 'lg:text-muted lg:hover:text-text',
        current && 'lg:bg-sunken lg:font-semibold lg:text-text',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-muted lg:hidden" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{label}</span>
        {index && <span className="truncate text-xs font-normal text-muted lg:hidden">{summary}</span>}
      </span>
      {(item.dirty || (dirty && current)) && (
        <>
          <Dot tone="warning" />
          <span className="sr-only">{t.sinGuardar}</span>
        </>
      )}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-faint lg:hidden" />
    </Link>
  )
}
