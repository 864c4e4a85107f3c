import { parentPort, workerData } from 'node:worker_threads'
import type { ResumenDia } from '#domain/estadisticas.ts'
import { sumarDias } from '#domain/hora-local.ts'
import { diasDePeriodo } from '#domain/jornada.ts'
import { listUsuarios } from '#server/store/actividad.ts'
import { openPostgresReader } from '#server/store/postgres/engine.ts'
import { listColaNames } from '#server/store/resumenes.ts'
import { SqliteReader } from '#server/store/sqlite/reader.ts'
import { textosDe } from '#server/texts/textos.ts'
import { resumenesEntre } from './dias.ts'
import { informe, type Nombres, tabla } from './informe.ts'
import { informePersonal, tablaPersonal } from './personas.ts'
import type { Conteo, Encargo, Fuente, Respuesta } from './resumidor.ts'

const fuente = workerData as Fuente
const db = 'file' in fuente ? new SqliteReader(fuente.file) : openPostgresReader(fuente)
const formas = { informe, tabla, informePersonal, tablaPersonal }

async function cumplir(encargo: Encargo): Promise<Respuesta> {
  if ('contable' in encargo) return contar(encargo)
  const { id, situacion, periodo, forma, idioma, quien } = encargo
  const { desde, dias: cuantos } = diasDePeriodo(situacion.hoy, periodo)
  const { dias, nuevos } = await resumenesEntre(db, situacion, sumarDias(desde, -cuantos), situacion.hoy)
  const colas = await listColaNames(db, { empresaId: situacion.id })
  const nombres = new Map(colas.map((cola) => [cola.id, cola]))
  const material = { situacion, periodo, desde, dias, nombres, cuentas: await cuentasDe(dias), quien }
  return { id, resultado: formas[forma](material, textosDe(idioma)), nuevos }
}

/** Leaves out empty days, of which an unused empresa would otherwise store one for each day of its life. */
async function contar({ id, contable, desde, hasta }: Conteo): Promise<Respuesta> {
  const { dias, nuevos } = await resumenesEntre(db, contable, desde, hasta)
  const llenos = new Set(dias.filter((dia) => !estaVacio(dia)).map(({ fecha }) => fecha))
  return { id, resultado: null, nuevos: nuevos.filter(({ fecha }) => llenos.has(fecha)) }
}

const estaVacio = ({ colas, pausas }: ResumenDia) =>
  Object.keys(colas).length + Object.keys(pausas).length === 0

/** Returns the accounts of the persons in the summaries. */
async function cuentasDe(dias: readonly ResumenDia[]): Promise<Nombres> {
  const ids = [
    ...new Set(dias.flatMap((dia) => [...Object.keys(dia.personas), ...Object.keys(dia.pausas)].map(Number))),
  ]
  return new Map((await listUsuarios(db, { ids })).map((cuenta) => [cuenta.id, cuenta]))
}

parentPort?.on('message', async (encargo: Encargo) => {
  const respuesta = await cumplir(encargo).catch(
    (error: Error): Respuesta => ({ id: encargo.id, fallo: error.message }),
  )
  parentPort?.postMessage(respuesta)
})
