import { RotateCcwClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FiltroDeActividad } from '#contract/actividad.ts'
import type { Empresa } from '#contract/empresa.ts'
import { actividad as t } from '#texts/actividad.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { exportarActividadUrl, useActividad } from './api.ts'
import { Entrada } from './entrada.tsx'
import { Filtros } from './filtros.tsx'

type Props = { empresa: Empresa; todas: boolean }

export function Lista({ empresa, todas }: Props) {
  const [filtro, setFiltro] = useState<FiltroDeActividad>({})
  const query = useActividad(empresa.id, filtro)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isError } = query
  const pages = query.data?.pages ?? []
  const entradas = pages.flatMap((page) => page.entradas)
  const filtered = Object.values(filtro).some((value) => value !== undefined)
  // With a filter a page can be empty although older pages have entries.
  const lastIsEmpty = pages.at(-1)?.entradas.length === 0
  const searching = lastIsEmpty && hasNextPage && !isError
  useEffect(() => {
    if (searching && !isFetchingNextPage) fetchNextPage()
  }, [searching, isFetchingNextPage, fetchNextPage])

  return (
    <>
      <Filtros
        empresaId={empresa.id}
        filtro={filtro}
        onChange={setFiltro}
        personas={todas ? (pages[0]?.personas ?? []) : null}
        csv={exportarActividadUrl(empresa.id, filtro)}
      />
      <div className="grid grid-cols-1">
        {query.isPending && <Skeleton className="mx-4 h-64 lg:mx-6" />}
        {entradas.length > 0 && (
          <ul
            aria-label={t.lista}
            aria-busy={query.isPlaceholderData}
            className="border-t border-line aria-busy:opacity-60"
          >
            {entradas.map((entrada) => (
              <Entrada key={entrada.id} entrada={entrada} zona={empresa.config.zona} />
            ))}
          </ul>
        )}
        {query.data && entradas.length === 0 && !hasNextPage && (
          <EmptyState
            icon={RotateCcwClock}
            title={filtered ? t.vacio : t.nuevo}
            text={filtered ? t.vacioTexto : t.nuevoTexto}
          />
        )}
        {searching && (
          <p role="status" className="px-4 py-2 text-muted lg:px-6">
            {t.buscando}
          </p>
        )}
        {isError && (
          <ErrorState
            title={t.fallo}
            text={sentenceOf(query.error, '')}
            onRetry={() => (query.data ? fetchNextPage() : query.refetch())}
            retrying={query.isFetching}
          />
        )}
        {hasNextPage && !searching && !isError && (
          <Button
            variant="secondary"
            className="mt-4 justify-self-center"
            onClick={() => fetchNextPage()}
            loading={isFetchingNextPage}
          >
            {t.mas}
          </Button>
        )}
      </div>
    </>
  )
}
