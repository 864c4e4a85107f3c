import { BuildingComplex, Plus } from 'lucide-react'
import { useState } from 'react'
import { home as t } from '#texts/home.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { useCuenta } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useEmpresas } from './api.ts'
import { EmpresaGrid } from './empresa-grid.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

export const meta = () => pageMeta(t.titulo)

export default function HomeScreen() {
  const [paginas, setPaginas] = useState(1)
  const empresas = useEmpresas(paginas)
  const cuenta = useCuenta()
  if (empresas.isPending || cuenta.isLoading) return <HomeSkeleton />

  const list = empresas.data?.empresas ?? []
  const crea = !cuenta.data?.sinCorreo
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-8">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="text-xl font-bold md:text-2xl">{t.encabezado}</h1>
          <p className="mt-1 text-muted">{t.texto}</p>
        </div>
        {crea && (
          <LinkButton to={paths.crearEmpresa()} variant="secondary" className="min-h-10 px-4! max-md:hidden">
            <Plus aria-hidden="true" className="size-4" />
            {t.nueva}
          </LinkButton>
        )}
      </div>
      <section aria-labelledby="mis-empresas" className="grid grid-cols-1 gap-1 md:gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-6">
          <h2 id="mis-empresas" className="text-lg font-semibold tracking-normal">
            {t.misEmpresas}
          </h2>
          {empresas.data && (
            <p className="text-sm text-muted">{t.activas(list.length, empresas.data.hayMas)}</p>
          )}
          {crea && (
            <LinkButton
              to={paths.crearEmpresa()}
              variant="ghost"
              size="sm"
              aria-label={t.nueva}
              className="ml-auto md:hidden"
            >
              <Plus aria-hidden="true" className="size-4" />
              {t.nuevaCorta}
            </LinkButton>
          )}
        </div>
        {empresas.isError && (
          <ErrorState
            title={t.fallo}
            text={sentenceOf(empresas.error, '')}
            onRetry={() => empresas.refetch()}
            retrying={empresas.isFetching}
          />
        )}
        {empresas.data && list.length === 0 ? (
          <NoEmpresas crea={crea} />
        ) : (
          <EmpresaGrid empresas={list} nueva={crea} />
        )}
        {empresas.data?.hayMas && (
          <Button
            variant="secondary"
            onClick={() => setPaginas(paginas + 1)}
            loading={empresas.isPlaceholderData}
            className="justify-self-center"
          >
            {t.verMas}
          </Button>
        )}
      </section>
    </div>
  )
}

const NoEmpresas = ({ crea }: { crea: boolean }) => (
  <Card>
    <EmptyState
      icon={BuildingComplex}
      title={t.vacio}
      text={crea ? t.vacioTexto : t.vacioSinCorreo}
      action={
        crea && (
          <LinkButton to={paths.crearEmpresa()} size="lg">
            {t.crearPrimera}
          </LinkButton>
        )
      }
    />
  </Card>
)
