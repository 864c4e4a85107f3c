import { home as t } from '#texts/home.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function HomeSkeleton() {
  return (
    <div className="grid gap-8">
      <Spinner label={t.cargando} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-60 rounded-card max-xl:hidden" />
      </div>
    </div>
  )
}
