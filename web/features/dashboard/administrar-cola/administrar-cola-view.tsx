import { useState } from 'react'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { useConfiguracion } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/administrar-cola-view.ts'
import { CategoriaList } from './categoria-list.tsx'
import { EjemploCard } from './ejemplo-card.tsx'
import { NuevaCategoria, useNuevaCategoria } from './nueva-categoria.tsx'
import { PreferenciasCard } from './preferencias-card.tsx'
import { SiguientePaso } from './siguiente-paso.tsx'

export const meta = () => pageMeta(t.titulo)

export default function AdministrarColaView({ params }: Route.ComponentProps) {
  const empresaId = params.id
  const configuracion = useConfiguracion(empresaId)
  const nueva = useNuevaCategoria(empresaId)
  const [startedEmpty, setStartedEmpty] = useState(false)

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

  const { categorias } = configuracion.data
  if (categorias.length === 0 && !startedEmpty) setStartedEmpty(true)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h2 className="text-2xl font-bold">{t.titulo}</h2>
        <p className="text-muted">{t.texto}</p>
      </header>
      {configuracion.offline && <Banner tone="warning">{t.sinRed}</Banner>}
      {startedEmpty && categorias.length > 0 && <SiguientePaso empresaId={empresaId} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <NuevaCategoria empresaId={empresaId} categorias={categorias} form={nueva} />
          <EjemploCard onUse={nueva.edit} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <CategoriaList empresaId={empresaId} categorias={categorias} />
          <PreferenciasCard empresaId={empresaId} />
        </div>
      </div>
    </div>
  )
}
