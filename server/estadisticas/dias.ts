import { diasEntre, type ResumenDia, resumirDia } from '#domain/estadisticas.ts'
import { fechaLocal } from '#domain/jornada.ts'
import type { Vista } from '#server/live/vista.ts'
import type { Store } from '#server/store/db.ts'
import { listResumenes, saveResumen } from '#server/store/resumenes.ts'
import type { Resumidor } from './resumidor.ts'

/**
 * The summaries of these days. A day that is over and has no open turno never changes again: it is
 * counted once and kept. Today is counted anew.
 */
export async function resumenesEntre(
  { store, resumidor }: { store: Store; resumidor: Resumidor },
  vista: Vista,
  desde: string,
): Promise<ResumenDia[]> {
  const { id: empresaId, zona, creada_en } = vista.empresa
  const hoy = vista.fecha
  const primera = fechaLocal(creada_en, zona)
  const guardados = new Map(
    (await listResumenes(store.db, empresaId, desde, hoy))
      .filter((fila) => fila.zona === zona)
      .map((fila) => [fila.fecha, JSON.parse(fila.datos) as ResumenDia]),
  )
  const dias = await Promise.all(
    diasEntre(desde, hoy).map(async (fecha) => {
      const guardado = guardados.get(fecha)
      if (guardado) return guardado
      if (fecha < primera) return resumirDia(fecha, [], zona)
      const resumen = await resumidor.resumir(empresaId, fecha, zona)
      if (fecha < hoy && !vista.tieneAbiertosDe(fecha)) await guardar(store, empresaId, zona, resumen)
      return resumen
    }),
  )
  return dias
}

const guardar = (store: Store, empresaId: string, zona: string, resumen: ResumenDia) =>
  store.write(empresaId, async (tx) => {
    await saveResumen(tx, {
      empresa_id: empresaId,
      fecha: resumen.fecha,
      zona,
      datos: JSON.stringify(resumen),
    })
  })
