import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Estadisticas } from '#contract/estadisticas.ts'
import { PERIODOS } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatDate } from '#web/lib/page/format.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/estadisticas-view.ts'
import { exportarEstadisticasUrl, useEstadisticas } from './api.ts'
import { EstadisticasSkeleton } from './estadisticas-skeleton.tsx'
import { HeatMap } from './heat-map.tsx'
import { HourChart } from './hour-chart.tsx'
import { Metrics } from './metrics.tsx'
import { PerCola } from './per-cola.tsx'
import { Performance } from './performance.tsx'
import { StatusPanel } from './status-panel.tsx'
import { Toolbar } from './toolbar.tsx'

export const meta = () => pageMeta(t.titulo)

export default function EstadisticasView({ params: { id } }: Route.ComponentProps) {
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const periodo = PERIODOS.find((each) => each === search.get('periodo')) ?? 'hoy'
  const [automatic, setAutomatic] = useState(true)
  const query = useEstadisticas(id, periodo, automatic)

  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-bold">
        {t.titulo}
        {query.data && (
          <span className="hidden text-lg font-normal print:inline">
            {' '}
            · {t.periodos[periodo]} ·{' '}
            {t.rango(
              formatDate(locale, query.data.desde, 'UTC'),
              formatDate(locale, query.data.hasta, 'UTC'),
            )}
          </span>
        )}
      </h2>
      <Toolbar
        periodo={periodo}
        onPeriodo={(next) => setSearch({ periodo: next }, { replace: true })}
        automatic={automatic}
        onAutomatic={setAutomatic}
        onRefresh={() => query.refetch()}
        refreshing={query.isFetching}
        csv={exportarEstadisticasUrl(id, periodo)}
      />
      {query.isPending && <EstadisticasSkeleton />}
      <NotLoaded query={query} title={t.fallo} />
      {query.data && (
        <>
          {query.data.hayHistoria ? <Figures datos={query.data} /> : <Nothing empresaId={id} />}
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {query.data.hayHistoria && <Performance datos={query.data} />}
            <StatusPanel
              datos={query.data}
              updatedAt={query.dataUpdatedAt}
              automatic={automatic}
              failing={query.isError || query.failureCount > 0}
            />
          </div>
        </>
      )}
    </div>
  )
}

function Figures({ datos }: { datos: Estadisticas }) {
  return (
    <>
      <Metrics datos={datos} />
      {datos.turnosPorHora.length > 0 && <HourChart horas={datos.turnosPorHora} />}
      {datos.turnosPorHora.length > 0 && datos.periodo !== 'hoy' && <HeatMap mapa={datos.mapaCalor} />}
      <PerCola colas={datos.porCola} />
    </>
  )
}

const Nothing = ({ empresaId }: { empresaId: string }) => (
  <Card>
    <EmptyState
      icon={ChartColumn}
      title={t.vacio}
      text={t.vacioTexto}
      action={<LinkButton to={paths.dashboard(empresaId)}>{t.vacioBoton}</LinkButton>}
    />
  </Card>
)
