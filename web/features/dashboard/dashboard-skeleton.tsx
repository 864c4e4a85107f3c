import { dashboard as t } from '#texts/dashboard.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function DashboardSkeleton() {
  return (
    <div className="grid gap-4 p-4 lg:px-6">
      <Spinner label={t.cargando} />
      <Skeleton className="h-10" />
      <Skeleton className="h-96" />
    </div>
  )
}
