import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { claimEntregas, deleteEntrega, finishEntrega, postponeEntrega } from '#server/store/entregas.ts'
import type { EntregaTable, EstadoEntrega } from '#server/store/schema/avisos.ts'

export interface OrdenTomar {
  /** Name of the worker, used as the lock key so that workers do not block each other. */
  cartero: string
  carril: string
  /** Duration of the claim in milliseconds. */
  dura: number
  cuantas: number
  /** Ids that this worker is still sending, which it must not claim again even if their claim has expired. */
  salvo: readonly number[]
}

/** Claims due entregas of a carril. */
export const tomarEntregas = command<OrdenTomar, EntregaTable[]>(
  'tomarEntregas',
  ({ cartero }) => [`cartero ${cartero}`],
  async (tx, { carril, dura, cuantas, salvo }, { ahora }) =>
    claimEntregas(tx, { carril, ahora, hasta: ahora + dura, cuantas, salvo }),
)

interface Tomada {
  id: number
  /** Attempt number of the claim. The note is ignored if the entrega has been claimed again since. */
  intentos: number
}

export interface Fin extends Tomada {
  estado: Exclude<EstadoEntrega, 'pendiente'>
  error: string | null
  referencia: string | null
  /** Also deletes the row. */
  borrar?: boolean
}

/** A failed attempt. The next one starts after `espera` milliseconds. */
export interface Aplazo extends Tomada {
  espera: number
  error: string
}

/** Records the outcomes of entregas. Ignores those that another worker has claimed since. */
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
