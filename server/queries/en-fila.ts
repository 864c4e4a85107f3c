import { setTimeout as sleep } from 'node:timers/promises'
import { NO_ROW, type UsuarioId } from '#server/base/ids.ts'

/** Between two lists of one account. A full one costs the event loop about 1 ms, so that they have a sixth of it at most. */
const GAP_MS = 5

/** The line that all exports of this process share. No usuario has this number. */
const EXPORTS = NO_ROW

/** By usuario, when the next list may be read. */
const siguientes = new Map<number, Promise<unknown>>()

/**
 * Reads the lists of one account one after the other, with a pause between two in which everybody else is served. An
 * account may have thousands of empresas from before there was a limit, and ask for its lists many times at once.
 */
export function enFila<T>(usuarioId: UsuarioId, leer: () => Promise<T>): Promise<T> {
  const lista = siguientes.get(usuarioId)?.then(leer) ?? leer()
  const pausa = () => sleep(GAP_MS)
  // SQLite answers at once: whoever comes next finds the list read, and has to find the pause.
  const siguiente = lista.then(pausa, pausa).then(() => {
    if (siguientes.get(usuarioId) === siguiente) siguientes.delete(usuarioId)
  })
  siguientes.set(usuarioId, siguiente)
  return lista
}

/**
 * Reads an export piece by piece, in one line with all others of this process: SQLite reads on this thread, and however
 * many exports run, most of the event loop is left to everybody else.
 */
export async function* inTurns(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    for (;;) {
      const { done, value } = await enFila(EXPORTS, () => pieces.next())
      if (done) return
      // A piece is empty when its page found nothing.
      if (value) yield value
    }
  } finally {
    await pieces.return(undefined)
  }
}
