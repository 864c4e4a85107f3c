import { dashboard as t } from '#texts/dashboard.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function DashboardSkeleton() {
  return (
    <>
      <Spinner label={t.cargando} />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </>
  )
}
