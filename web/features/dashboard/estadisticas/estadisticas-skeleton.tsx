import { Skeleton } from '#web/ui/skeleton.tsx'

/** The strip of figures, then the chart. */
export const EstadisticasSkeleton = () => (
  <>
    <Skeleton className="h-39 rounded-none" />
    <div className="p-4 lg:px-6">
      <Skeleton className="h-90" />
    </div>
  </>
)
