import { ChartColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
import { cx } from '#web/ui/cx.ts'
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
    <div className="grid grid-cols-1 content-start pb-8">
      <Toolbar
        title={
          <>
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
          </>
        }
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
        <Figures
          empresaId={id}
          datos={query.data}
          status={
            <StatusPanel
              datos={query.data}
              updatedAt={query.dataUpdatedAt}
              automatic={automatic}
              failing={query.isError || query.failureCount > 0}
            />
          }
        />
      )}
    </div>
  )
}

type FiguresProps = { empresaId: string; datos: Estadisticas; status: ReactNode }

function Figures({ empresaId, datos, status }: FiguresProps) {
  const { periodo, turnosPorHora, hayHistoria } = datos
  const counted = hayHistoria && turnosPorHora.length > 0
  return (
    <>
      {hayHistoria ? <Metrics datos={datos} /> : <Nothing empresaId={empresaId} />}
      <div className={cx('grid grid-cols-1', counted && 'xl:grid-cols-[minmax(0,1fr)_21rem]')}>
        {counted && <HourChart horas={turnosPorHora} now={periodo === 'hoy' ? hourOf(datos) : null} />}
        <div className="border-line max-xl:border-t xl:border-l">
          {hayHistoria && <Performance datos={datos} />}
          {status}
        </div>
      </div>
      {counted && periodo !== 'hoy' && (
        <div className="border-t border-line">
          <HeatMap mapa={datos.mapaCalor} />
        </div>
      )}
      {hayHistoria && <PerCola colas={datos.porCola} />}
    </>
  )
}

/** The hour that is running where the company is, as the chart names it. */
const hourOf = ({ actualizado, zona }: Estadisticas) =>
  `${new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zona }).format(new Date(actualizado))}:00`

const Nothing = ({ empresaId }: { empresaId: string }) => (
  <EmptyState
    icon={ChartColumn}
    title={t.vacio}
    text={t.vacioTexto}
    action={<LinkButton to={paths.dashboard(empresaId)}>{t.vacioBoton}</LinkButton>}
  />
)
