import { fechaLocal } from '#domain/jornada.ts'
import type { Slot, Tx } from '#server/store/db.ts'
import { type EmpresaContext, findEmpresaContext } from '#server/store/empresas.ts'
import { readNumeracion, totalOf } from '#server/store/numeracion.ts'
import type { Sala, Salas } from './salas.ts'

/** What a take needs to know of its empresa, as of one seq. */
export interface Contexto {
  empresa: EmpresaContext
  fecha: string
  colas: Sala['colas']
  numeracion: Map<string, number>
  enEspera: Map<string, number>
  emitidos: number
}

const CONTEXTO: Slot<Contexto> = { name: 'contexto de emisión' }

/** As the last take left it, on the same service day. */
export function recordarContexto(tx: Tx, ahora: number): Contexto | null {
  const contexto = tx.recall(CONTEXTO)
  return contexto && contexto.fecha === fechaLocal(ahora, contexto.empresa.zona) ? contexto : null
}

export async function leerContexto(
  tx: Tx,
  salas: Salas,
  empresaId: string,
  ahora: number,
): Promise<Contexto | null> {
  const empresa = await findEmpresaContext(tx, empresaId)
  if (!empresa) return null
  const fecha = fechaLocal(ahora, empresa.zona)
  const numeracion = await readNumeracion(tx, empresaId, fecha)
  const { colas, enEspera } = await salas.get(tx, empresaId, empresa.seq)
  return { empresa, fecha, colas, numeracion, enEspera, emitidos: totalOf(numeracion) }
}

/** For the next take, which then need not read it: as it is once this one is committed. */
export const conservar = (tx: Tx, contexto: Contexto, seq: number): void =>
  tx.keep(CONTEXTO, { ...contexto, empresa: { ...contexto.empresa, seq } })
