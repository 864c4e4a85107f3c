import { setTimeout as sleep } from 'node:timers/promises'

/** Between two lists of one account. A full one costs the event loop about 1 ms, so that they have a sixth of it at most. */
const PAUSA_MS = 5

/** By usuario, when the next list may be read. */
const siguientes = new Map<number, Promise<unknown>>()

/**
 * Reads the lists of one account one after the other, with a pause between two in which everybody else is served. An
 * account may have thousands of empresas from before there was a limit, and ask for its lists many times at once.
 */
export function enFila<T>(usuarioId: number, leer: () => Promise<T>): Promise<T> {
  const lista = siguientes.get(usuarioId)?.then(leer) ?? leer()
  const pausa = () => sleep(PAUSA_MS)
  // SQLite answers at once: whoever comes next finds the list read, and has to find the pause.
  const siguiente = lista.then(pausa, pausa).then(() => {
    if (siguientes.get(usuarioId) === siguiente) siguientes.delete(usuarioId)
  })
  siguientes.set(usuarioId, siguiente)
  return lista
}
