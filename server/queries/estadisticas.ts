import type { Estadisticas, Periodo } from '#contract/estadisticas.ts'
import type { Servicio } from '#server/commands/servicio.ts'
import type { Formas, Resumidor } from '#server/jobs/estadisticas/resumidor.ts'
import { situacionDe } from '#server/jobs/estadisticas/situacion.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vistas } from '#server/state/vistas.ts'
import { saveResumenes } from '#server/store/resumenes.ts'

export interface Contador extends Servicio {
  vistas: Vistas
  resumidor: Resumidor
}

export const verEstadisticas = (s: Contador, empresaId: string, periodo: Periodo): Promise<Estadisticas> =>
  resumir(s, empresaId, periodo, 'informe')

export const exportarEstadisticas = (s: Contador, empresaId: string, periodo: Periodo): Promise<string> =>
  resumir(s, empresaId, periodo, 'tabla')

async function resumir<F extends keyof Formas>(
  { vistas, resumidor, store, clock }: Contador,
  empresaId: string,
  periodo: Periodo,
  forma: F,
): Promise<Formas[F]> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const situacion = situacionDe(vista, clock())
  const { resultado, nuevos } = await resumidor.resumir(situacion, periodo, forma)
  const { zona } = situacion
  const filas = nuevos.map((dia) => ({ empresa_id: empresaId, zona, ...dia }))
  if (filas.length > 0) await store.write(empresaId, async (tx) => saveResumenes(tx, filas))
  return resultado
}
