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
import { NuevaCategoria, PrimeraCategoria, useNuevaCategoria } from './nueva-categoria.tsx'
import { PreferenciasCard } from './preferencias-card.tsx'
import { SiguientePaso } from './siguiente-paso.tsx'

export const meta = () => pageMeta(t.titulo)

export default function AdministrarColaView({ params }: Route.ComponentProps) {
  const empresaId = params.id
  const configuracion = useConfiguracion(empresaId)
  const nueva = useNuevaCategoria(empresaId)
  const [startedEmpty, setStartedEmpty] = useState(false)

  const categorias = configuracion.data?.categorias
  if (categorias?.length === 0 && !startedEmpty) setStartedEmpty(true)
  return (
    <div className="pb-10">
      <header className="px-4 pt-4 pb-3 lg:px-6 lg:pt-5 lg:pb-4">
        <h2 className="text-xl font-semibold tracking-[-0.01em]">{t.titulo}</h2>
        <p className="text-sm text-muted">{t.texto}</p>
      </header>
      {configuracion.isPending && <Skeleton className="mx-4 h-96 lg:mx-6" />}
      {!configuracion.isPending && !categorias && (
        <ErrorState
          title={t.falloCarga}
          text={sentenceOf(configuracion.error, '')}
          onRetry={() => configuracion.refetch()}
          retrying={configuracion.isFetching}
        />
      )}
      {configuracion.offline && (
        <Banner tone="warning" className="mx-4 mb-4 lg:mx-6">
          {t.sinRed}
        </Banner>
      )}
      {categorias?.length === 0 && <PrimeraCategoria empresaId={empresaId} form={nueva} />}
      {categorias && categorias.length > 0 && (
        <>
          {startedEmpty && <SiguientePaso empresaId={empresaId} />}
          <CategoriaList empresaId={empresaId} categorias={categorias}>
            <NuevaCategoria
              empresaId={empresaId}
              categorias={categorias}
              form={nueva}
              placeholder={startedEmpty ? t.otraNombre : t.nuevaNombre}
            />
          </CategoriaList>
          <PreferenciasCard empresaId={empresaId} />
        </>
      )}
    </div>
  )
}
