import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { useHorario } from '#web/shared/queries.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/horario-view.ts'
import { ColasCard } from './colas-card.tsx'
import { EspecialesCard } from './especiales-card.tsx'
import { HoyCard } from './hoy-card.tsx'
import { SemanaCard } from './semana-card.tsx'

export const meta = () => pageMeta(t.titulo)

/** When the company opens: today, every week, on special days, and what differs in a cola. */
export default function HorarioView({ params }: Route.ComponentProps) {
  const { data, error, isPending, isFetching, refetch } = useHorario(params.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h2 className="text-xl font-semibold tracking-[-0.01em]">{t.titulo}</h2>
        <p className="text-sm text-muted">{t.introduccion}</p>
      </header>
      {isPending && (
        <>
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </>
      )}
      {!isPending && !data && (
        <ErrorState
          title={t.falloCarga}
          text={sentenceOf(error, '')}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <HoyCard empresaId={params.id} horario={data} />
          <SemanaCard empresaId={params.id} horario={data} />
          <EspecialesCard empresaId={params.id} horario={data} />
          <ColasCard empresaId={params.id} horario={data} />
        </>
      )}
    </div>
  )
}
