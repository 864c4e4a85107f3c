import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { changeOf } from './change.ts'
import { MetricCard } from './metric-card.tsx'

type Figure = number | null | undefined

export function Metrics({ datos }: { datos: Estadisticas }) {
  const locale = useLocale()
  const { actual, anterior, periodo } = datos
  const { espera, atencion } = actual
  const change = (now: Figure, before: Figure, lessIsBetter = false) =>
    changeOf(now ?? null, before ?? null, periodo, locale, lessIsBetter)
  const several = datos.porDia.length > 1
  return (
    <section className="grid min-h-39 grid-cols-2 border-y border-line md:grid-cols-3 xl:grid-cols-6">
      <MetricCard
        {...t.tarjetas.turnos}
        value={formatNumber(locale, actual.turnos)}
        change={change(actual.turnos, anterior.turnos)}
        detail={several ? t.hoyVan(formatNumber(locale, datos.turnosHoy)) : undefined}
        trend={
          several ? datos.porDia.map((dia) => dia.turnos) : datos.turnosPorHora.map((hora) => hora.turnos)
        }
      />
      <MetricCard
        {...t.tarjetas.atendidos}
        value={formatNumber(locale, actual.atendidos)}
        change={change(actual.atendidos, anterior.atendidos)}
        trend={several ? datos.porDia.map((dia) => dia.atendidos) : undefined}
      />
      <MetricCard
        {...t.tarjetas.espera}
        value={espera ? formatNumber(locale, espera.promedio) : t.sinDatos}
        unit={espera ? t.min : undefined}
        detail={
          espera
            ? t.medianas(formatNumber(locale, espera.mediana), formatNumber(locale, espera.p90))
            : undefined
        }
        change={change(espera?.promedio, anterior.espera?.promedio, true)}
      />
      <MetricCard
        {...t.tarjetas.atencion}
        value={atencion ? formatNumber(locale, atencion.promedio) : t.sinDatos}
        unit={atencion ? t.min : undefined}
        detail={
          atencion
            ? t.medianas(formatNumber(locale, atencion.mediana), formatNumber(locale, atencion.p90))
            : undefined
        }
        change={change(atencion?.promedio, anterior.atencion?.promedio, true)}
      />
      <MetricCard
        {...t.tarjetas.eficiencia}
        value={actual.eficiencia === null ? t.sinDatos : formatNumber(locale, actual.eficiencia)}
        unit={actual.eficiencia === null ? undefined : '%'}
        change={change(actual.eficiencia, anterior.eficiencia)}
      />
      <MetricCard {...t.tarjetas.activa} value={formatNumber(locale, datos.colaActiva)} />
    </section>
  )
}
