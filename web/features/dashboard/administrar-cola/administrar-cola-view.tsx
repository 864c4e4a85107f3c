import { sentenceOf } from '#web/lib/api-error.ts'
import { useConfiguracion } from '#web/lib/live-queries.ts'
import { administrarCola as t } from '#web/texts/administrar-cola.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/administrar-cola-view.ts'
import { CategoriaList } from './categoria-list.tsx'
import { EjemploCard } from './ejemplo-card.tsx'
import { NuevaCategoria } from './nueva-categoria.tsx'

export default function AdministrarColaView({ params }: Route.ComponentProps) {
  const empresaId = params.id
  const configuracion = useConfiguracion(empresaId)

  if (configuracion.isPending) return <Skeleton className="h-96 rounded-card" />
  if (!configuracion.data) {
    return (
      <ErrorState
        title={t.falloCarga}
        text={sentenceOf(configuracion.error, '')}
        onRetry={() => configuracion.refetch()}
        retrying={configuracion.isFetching}
      />
    )
  }

  return (
    <div className="grid gap-6">
      <header>
        <h2 className="text-2xl font-bold">{t.titulo}</h2>
        <p className="text-muted">{t.texto}</p>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <NuevaCategoria empresaId={empresaId} configuracion={configuracion.data} />
          <EjemploCard />
        </div>
        <CategoriaList empresaId={empresaId} categorias={configuracion.data.categorias} />
      </div>
    </div>
  )
}
