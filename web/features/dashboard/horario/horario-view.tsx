import type { HorarioEmpresa } from '#contract/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { useHorario } from '#web/shared/queries.ts'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/horario-view.ts'
import { Ahora } from './ahora.tsx'
import { Colas } from './colas.tsx'
import { Especiales } from './especiales.tsx'
import { Semana } from './semana.tsx'
import { useSemanaForm } from './use-semana-form.ts'

export const meta = () => pageMeta(t.titulo)

const TWO = 'mt-4 border-y border-line lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]'

/** When the company opens: today, every week, on special days, and what differs in a cola. */
export default function HorarioView({ params }: Route.ComponentProps) {
  const { data, error, isPending, isFetching, refetch } = useHorario(params.id)
  return (
    <div data-rows data-stacked className={settingsColumn}>
      <header className="px-4 pt-4 pb-3 lg:px-6 lg:pt-5 lg:pb-4">
        <h2 className="text-xl font-semibold tracking-[-0.01em]">{t.titulo}</h2>
        <p className="text-sm text-muted">{t.introduccion}</p>
      </header>
      {isPending && <HorarioSkeleton />}
      {!isPending && !data && (
        <ErrorState
          title={t.falloCarga}
          text={sentenceOf(error, '')}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && <Horario empresaId={params.id} horario={data} />}
    </div>
  )
}

function Horario({ empresaId, horario }: { empresaId: string; horario: HorarioEmpresa }) {
  const form = useSemanaForm(empresaId, horario)
  return (
    <>
      <div className="flex-1 pb-6">
        <Ahora empresaId={empresaId} horario={horario} />
        <div className={TWO}>
          <Semana empresaId={empresaId} horario={horario} form={form} />
          <Especiales empresaId={empresaId} horario={horario} onSaved={form.follow} />
        </div>
        <Colas empresaId={empresaId} horario={horario} />
      </div>
      <SaveBar
        form={form}
        complaint={form.failure == null ? undefined : sentenceOf(form.failure, t.fallo)}
        disabled={!form.complete}
        onSave={form.submit}
        words={t}
        wide
      />
    </>
  )
}

const HorarioSkeleton = () => (
  <>
    <Skeleton className="mx-4 h-17 rounded-card max-sm:h-34 lg:mx-6" />
    <div className={TWO}>
      <div className="grid gap-3 px-4 py-5 lg:border-r lg:border-line lg:px-6">
        {Array.from({ length: 9 }, (_, i) => `fila-${i}`).map((fila) => (
          <Skeleton key={fila} className="h-8" />
        ))}
      </div>
      <div className="px-4 py-5 lg:px-6">
        <Skeleton className="h-72" />
      </div>
    </div>
  </>
)
