import { Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function EstadisticasSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-40 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
