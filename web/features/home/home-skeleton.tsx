import { home as t } from '#texts/home.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export const HomeSkeleton = () => (
  <div className="grid gap-8">
    <Spinner label={t.cargando} />
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-65 rounded-card" />
      <Skeleton className="h-65 rounded-card" />
      <Skeleton className="h-65 rounded-card max-lg:hidden" />
    </div>
  </div>
)
