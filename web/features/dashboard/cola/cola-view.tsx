import { ListOrdered } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { AtenderProvider } from '#web/shared/atender/atender.tsx'
import { FilaProvider } from '#web/shared/atender/fila/fila-provider.tsx'
import { LinkButton } from '#web/shared/links.tsx'
import { useDesk } from '#web/shared/puestos/use-desk.ts'
import { usePublico } from '#web/shared/queries.ts'
import { useFailure } from '#web/shared/use-failure.ts'
import { usePuede } from '#web/shared/use-puede.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { Route } from './+types/cola-view.ts'
import { ColaPanel } from './cola-panel.tsx'
import { TODAS } from './cola-tabs.tsx'
import { PanelSkeleton, panelGrid } from './panel-skeleton.tsx'

export const meta = () => pageMeta(t.titulo)

export default function ColaView({ params }: Route.ComponentProps) {
  const empresaId = params.id
  const publico = usePublico(empresaId)
  const puede = usePuede(empresaId)
  const [search] = useSearchParams()
  const { mio } = useDesk(empresaId)

  const failure = useFailure(publico.error, publico.isPending)
  if (!publico.data && !failure) {
    return (
      <div className={panelGrid}>
        <PanelSkeleton />
      </div>
    )
  }
  if (!publico.data) {
    return (
      <div className="p-4 lg:px-6">
        <ErrorState
          title={t.falloLista}
          text={sentenceOf(failure, '')}
          onRetry={() => publico.refetch()}
          retrying={publico.isFetching}
        />
      </div>
    )
  }
  // An agente who is limited to some queues sees only those.
  const suyas = { ...publico.data, colas: publico.data.colas.filter(({ id }) => puede('personas', id)) }
  if (suyas.colas.length === 0) return <NoColas empresaId={empresaId} />
  const colaId = chosen(suyas, search.get('cola'), mio)
  return (
    <AtenderProvider empresaId={empresaId}>
      <FilaProvider>
        <ColaPanel
          key={colaId}
          publico={suyas}
          colaId={colaId}
          offline={publico.offline}
          onRetry={() => publico.refetch()}
        />
      </FilaProvider>
    </AtenderProvider>
  )
}

type Mio = { colas: readonly string[] | null } | null

/** The queue in the address, else those of the desk, else the first; null: all, or all of the desk. */
function chosen({ colas }: Publico, wanted: string | null, mio: Mio): string | null {
  if (wanted === TODAS && colas.length > 1) return null
  const named = colas.find(({ id }) => id === wanted)
  if (named) return named.id
  const suyas = mio ? colas.filter(({ id }) => mio.colas?.includes(id) ?? true) : []
  if (suyas.length > 1) return null
  return (suyas[0] ?? colas[0])?.id ?? null
}

function NoColas({ empresaId }: { empresaId: string }) {
  const puede = usePuede(empresaId)
  const configura = puede('configurar')
  return (
    <EmptyState
      icon={ListOrdered}
      title={t.sinColas}
      text={configura ? t.sinColasTexto : t.sinColasPropias}
      action={
        configura && (
          <LinkButton to={paths.dashboard(empresaId, 'administrar-cola')}>{t.sinColasBoton}</LinkButton>
        )
      }
    />
  )
}
