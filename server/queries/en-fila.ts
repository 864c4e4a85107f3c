import { setImmediate as others } from 'node:timers/promises'

/** By usuario, the list that was asked for last. */
const ultimas = new Map<number, Promise<unknown>>()

/**
 * Reads the lists of one account one after the other, and lets everybody else be served between two of them. An account
 * may have thousands of empresas from before there was a limit, and ask for its lists many times at once.
 */
export async function enFila<T>(usuarioId: number, leer: () => Promise<T>): Promise<T> {
  const anterior = ultimas.get(usuarioId)
  const esta = anterior ? anterior.then(others, others).then(leer) : leer()
  ultimas.set(usuarioId, esta)
  try {
    return await esta
  } finally {
    if (ultimas.get(usuarioId) === esta) ultimas.delete(usuarioId)
  }
}
