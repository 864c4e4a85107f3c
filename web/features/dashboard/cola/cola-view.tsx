import { ListOrdered } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { paths } from '#web/paths.ts'
import { useConfiguracion } from '#web/shared/queries.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/cola-view.ts'
import { ColaList } from './cola-list.tsx'
import { ColaPanel } from './cola-panel.tsx'

export const meta = () => pageMeta(t.titulo)

export default function ColaView({ params }: Route.ComponentProps) {
  const empresaId = params.id
  const configuracion = useConfiguracion(empresaId)
  const [search] = useSearchParams()

  if (configuracion.isPending) return <Skeleton className="h-96 rounded-card" />
  if (!configuracion.data) {
    return (
      <ErrorState
        title={t.falloLista}
        text={sentenceOf(configuracion.error, '')}
        onRetry={() => configuracion.refetch()}
        retrying={configuracion.isFetching}
      />
    )
  }

  const { categorias, empresa } = configuracion.data
  const selected = categorias.find(({ id }) => id === search.get('cola')) ?? categorias[0]
  if (!selected) return <NoColas empresaId={empresaId} />

  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[13rem_minmax(0,1fr)] 2xl:grid-cols-[15rem_minmax(0,1fr)] 2xl:gap-6">
      <ColaList empresaId={empresaId} categorias={categorias} selectedId={selected.id} />
      <ColaPanel key={selected.id} cola={{ empresaId, colaId: selected.id }} zona={empresa.zona} />
    </div>
  )
}

const NoColas = ({ empresaId }: { empresaId: string }) => (
  <Card>
    <EmptyState
      icon={ListOrdered}
      title={t.sinColas}
      text={t.sinColasTexto}
      action={<LinkButton to={paths.dashboard(empresaId, 'administrar-cola')}>{t.sinColasBoton}</LinkButton>}
    />
  </Card>
)
