import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { configuracion as t } from '#texts/configuracion.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  title: string
  text?: ReactNode
  /** The list of pages, which a phone shows on its own. */
  back: { to: string; label: string }
  action?: ReactNode
  children: ReactNode
}

/** The content of one settings page. A `SaveBar` comes after it, in the same column. */
export function SettingsPage({ title, text, back, action, children }: Props) {
  return (
    <div data-rows className="w-full max-w-206 flex-1 px-4 pb-10 lg:px-10 lg:pt-6">
      <div className="-ml-3 flex h-13 items-center lg:hidden">
        <Link
          to={back.to}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-muted"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{t.volverA} </span>
          {back.label}
        </Link>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 max-lg:basis-full">
          <h2 className="text-xl font-semibold tracking-[-0.01em]">{title}</h2>
          {text && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </div>
        {action && <div className="max-lg:w-full max-lg:[&>*]:w-full">{action}</div>}
      </div>
      {children}
    </div>
  )
}

/** The column of a page and its save bar, as high as the window below a bar of `--bar-height`. */
export const settingsColumn =
  'flex min-h-[calc(100dvh-3.5rem)] flex-col lg:min-h-[calc(100dvh-var(--bar-height,3rem))]'

type BlockProps = {
  title: string
  /** At the right of the title. */
  end?: ReactNode
  /** Its content begins right below the line, as rows of a list do. */
  list?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a settings page: a title over a line, then rows. */
export function SettingsBlock({ title, end, list, id, className, children }: BlockProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={cx('mt-6', className)}>
      <div
        className={cx(
          'flex min-h-8 flex-wrap items-center gap-x-3 border-b border-line',
          list ? 'pb-2' : 'mb-2 pb-3',
        )}
      >
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        {end && <div className="ml-auto text-sm text-muted">{end}</div>}
      </div>
      {children}
    </section>
  )
}

type RowProps = {
  label: string
  hint?: ReactNode
  /** The label stays at the top of a control of several lines. */
  tall?: boolean
  children: ReactNode
}

/** A row whose control brings its own accessible name. */
export const SettingsRow = ({ label, hint, tall, children }: RowProps) => (
  <div
    className={cx(
      'grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:py-2',
      tall ? 'items-start' : 'items-center',
    )}
  >
    <div className={cx('grid gap-0.5', tall && 'lg:pt-2')}>
      <span className="font-medium">{label}</span>
      {hint && <span className="text-xs text-balance text-muted">{hint}</span>}
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)
