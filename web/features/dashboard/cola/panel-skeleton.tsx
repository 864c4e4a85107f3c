import { dashboard as t } from '#texts/dashboard.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The parts of the panel by size: two columns, a tablet's one column, or a phone's page. */
export const panelGrid = cx(
  'min-w-0 grid-cols-[minmax(0,1fr)] max-sm:pb-34 sm:grid',
  'sm:max-lg:h-[calc(100dvh-3.5rem)] sm:max-lg:min-h-200 sm:max-lg:grid-rows-[3rem_auto_minmax(0,1fr)_auto] sm:max-lg:[grid-template-areas:"tabs""hero""list""desks"]',
  'lg:h-[calc(100dvh-3rem)] lg:min-h-140 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:grid-rows-[2.75rem_minmax(0,1fr)_auto] lg:[grid-template-areas:"tabs_tabs""hero_list""desks_desks"] min-[87.5rem]:grid-cols-[25rem_minmax(0,1fr)]',
)

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** Hero and list in the shape that they will have. */
export const PanelSkeleton = () => (
  <>
    <div className="px-4 py-3 [grid-area:hero] lg:border-r lg:border-line lg:px-6 lg:py-5">
      <Spinner label={t.cargando} />
      <Skeleton className="mt-5 h-14 w-36" />
      <Skeleton className="mt-3 h-6 w-48" />
      <Skeleton className="mt-6 h-10" />
      <Skeleton className="mt-6 h-18 rounded-card max-sm:hidden" />
    </div>
    <div className="min-h-0 overflow-hidden [grid-area:list]">
      {ROWS.map((row) => (
        <div key={row} className="flex h-13 items-center gap-3 border-b border-line px-5 lg:h-11">
          <Skeleton className="h-4 w-14" />
          <Skeleton className="h-4 w-44" />
          <Skeleton className="ml-auto h-4 w-12" />
        </div>
      ))}
    </div>
  </>
)
