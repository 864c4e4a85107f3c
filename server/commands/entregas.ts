import { command } from '#server/store/command.ts'
import { claimEntregas, deleteEntrega, finishEntrega, postponeEntrega } from '#server/store/entregas.ts'
import type { EntregaTable, EstadoEntrega } from '#server/store/schema/avisos.ts'

export interface OrdenTomar {
  /** Names the worker: claims of two workers never wait for each other. */
  cartero: string
  carril: string
  /** How long the claim holds. */
  dura: number
  cuantas: number
  /** What it is sending itself, however late its clock says it is. */
  salvo: readonly number[]
}

/** Claims some of what is due in a carril. */
export const tomarEntregas = command<OrdenTomar, EntregaTable[]>(
  'tomarEntregas',
  ({ cartero }) => [`cartero ${cartero}`],
  async (tx, { carril, dura, cuantas, salvo }, { ahora }) =>
    claimEntregas(tx, { carril, ahora, hasta: ahora + dura, cuantas, salvo }),
)

export interface Fin {
  id: number
  /** Of the claim. Another claim since then makes this say nothing. */
  intentos: number
  estado: Exclude<EstadoEntrega, 'pendiente'>
  error: string | null
  referencia: string | null
  /** Leaves no trace of it. */
  borrar?: boolean
}

/** Says what became of an entrega. Returns whether it was still this worker's to say. */
export const terminarEntrega = command<Fin, boolean>(
  'terminarEntrega',
  ({ id }) => [`entrega ${id}`],
  async (tx, { borrar, ...fin }, { ahora }) => {
    const changed = await finishEntrega(tx, { ...fin, ahora })
    if (changed > 0 && borrar) await deleteEntrega(tx, fin.id)
    return changed > 0
  },
)

export interface Aplazo {
  id: number
  intentos: number
  espera: number
  error: string
}

/** Puts a failed attempt off. */
export const aplazarEntrega = command<Aplazo, boolean>(
  'aplazarEntrega',
  ({ id }) => [`entrega ${id}`],
  async (tx, { id, intentos, espera, error }, { ahora }) =>
    (await postponeEntrega(tx, { id, intentos, error, proximoEn: ahora + espera })) > 0,
)
