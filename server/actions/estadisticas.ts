import type { Estadisticas, Periodo } from '#contract/estadisticas.ts'
import { diasDePeriodo, horaLocal } from '#domain/jornada.ts'
import type { Vistas } from '#server/live/vistas.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Servicio } from '#server/servicio.ts'
import { listTurnosBetween } from '#server/store/turnos.ts'

const minutos = (ms: number[]): number =>
  ms.length === 0 ? 0 : Math.round(ms.reduce((a, b) => a + b, 0) / ms.length / 6000) / 10

/** Every figure is counted from stored turnos. */
export async function verEstadisticas(
  { store }: Servicio,
  vistas: Vistas,
  empresaId: string,
  periodo: Periodo,
): Promise<Estadisticas> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const { zona } = vista.empresa
  const dias = diasDePeriodo(vista.fecha, periodo)
  const turnos = await listTurnosBetween(store.db, empresaId, dias.desde, vista.fecha)
  const completados = turnos.filter((t) => t.estado === 'completado')
  const cerrados = turnos.filter((t) => t.estado !== 'espera' && t.estado !== 'atencion')
  const porHora = new Map<string, number>()
  for (const t of turnos) {
    const hora = horaLocal(t.emitido_en, zona)
    porHora.set(hora, (porHora.get(hora) ?? 0) + 1)
  }
  return {
    totalTurnos: turnos.length,
    turnosHoy: vista.emitidos,
    tiempoPromedio: minutos(
      completados.flatMap((t) => (t.llamado_en && t.terminado_en ? [t.terminado_en - t.llamado_en] : [])),
    ),
    clientesAtendidos: completados.length,
    colaActiva: vista.totalEnEspera,
    turnosPorHora: [...porHora].sort().map(([hora, n]) => ({ hora, turnos: n })),
    eficiencia: cerrados.length === 0 ? 0 : Math.round((completados.length / cerrados.length) * 1000) / 10,
    tiempoEspera: minutos(turnos.flatMap((t) => (t.llamado_en ? [t.llamado_en - t.emitido_en] : []))),
  }
}
