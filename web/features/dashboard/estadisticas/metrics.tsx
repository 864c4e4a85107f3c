import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { changeOf } from './change.ts'
import { MetricCard } from './metric-card.tsx'

/** The six figures. */
export function Metrics({ datos }: { datos: Estadisticas }) {
  const { actual, anterior, periodo } = datos
  const { espera, atencion } = actual
  const several = datos.porDia.length > 1
  return (
    <section className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <MetricCard
        {...t.tarjetas.turnos}
        value={formatNumber(actual.turnos)}
        change={changeOf(actual.turnos, anterior.turnos, periodo)}
        detail={several ? t.hoyVan(formatNumber(datos.turnosHoy)) : undefined}
        trend={several ? datos.porDia.map((dia) => dia.turnos) : undefined}
      />
      <MetricCard
        {...t.tarjetas.atendidos}
        value={formatNumber(actual.atendidos)}
        change={changeOf(actual.atendidos, anterior.atendidos, periodo)}
        trend={several ? datos.porDia.map((dia) => dia.atendidos) : undefined}
      />
      <MetricCard
        {...t.tarjetas.espera}
        value={espera ? formatNumber(espera.promedio) : t.sinDatos}
        unit={espera ? t.min : undefined}
        detail={espera ? t.medianas(formatNumber(espera.mediana), formatNumber(espera.p90)) : undefined}
        change={changeOf(espera?.promedio ?? null, anterior.espera?.promedio ?? null, periodo, true)}
      />
      <MetricCard
        {...t.tarjetas.atencion}
        value={atencion ? formatNumber(atencion.promedio) : t.sinDatos}
        unit={atencion ? t.min : undefined}
        detail={atencion ? t.medianas(formatNumber(atencion.mediana), formatNumber(atencion.p90)) : undefined}
        change={changeOf(atencion?.promedio ?? null, anterior.atencion?.promedio ?? null, periodo, true)}
      />
      <MetricCard
        {...t.tarjetas.eficiencia}
        value={actual.eficiencia === null ? t.sinDatos : formatNumber(actual.eficiencia)}
        unit={actual.eficiencia === null ? undefined : '%'}
        change={changeOf(actual.eficiencia, anterior.eficiencia, periodo)}
      />
      <MetricCard {...t.tarjetas.activa} value={formatNumber(datos.colaActiva)} />
    </section>
  )
}
