import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
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

interface Tomada {
  id: number
  /** Of the claim. Another claim since then makes this say nothing. */
  intentos: number
}

export interface Fin extends Tomada {
  estado: Exclude<EstadoEntrega, 'pendiente'>
  error: string | null
  referencia: string | null
  /** Leaves no trace of it. */
  borrar?: boolean
}

/** A failed attempt, after which the next one waits. */
export interface Aplazo extends Tomada {
  espera: number
  error: string
}

/** Says what became of entregas, of many in one go. What is not this worker's to say any more stays as it is. */
export const anotarEntregas = command<{ notas: readonly (Fin | Aplazo)[] }, void>(
  'anotarEntregas',
  ({ notas }) => notas.map(({ id }) => `entrega ${id}`),
  async (tx, { notas }, { ahora }) => {
    for (const nota of notas) {
      if ('estado' in nota) await terminar(tx, nota, ahora)
      else await aplazar(tx, nota, ahora)
    }
  },
)

async function terminar(tx: Tx, { borrar, ...fin }: Fin, ahora: number): Promise<void> {
  const changed = await finishEntrega(tx, { ...fin, ahora })
  if (changed > 0 && borrar) await deleteEntrega(tx, { id: fin.id })
}

const aplazar = (tx: Tx, { espera, ...aplazo }: Aplazo, ahora: number) =>
  postponeEntrega(tx, { ...aplazo, proximoEn: ahora + espera })
