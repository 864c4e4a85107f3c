import { setTimeout as sleep } from 'node:timers/promises'
import { NO_ROW, type UsuarioId } from '#server/base/ids.ts'

/**
 * Shortest pause between two lists of one account. A full list costs the event loop about 1 ms: a sixth of it at most. A
 * list that takes longer, because other processes take part, is followed by a pause as long as itself.
 */
const GAP_MS = 5

/** The queue that all exports of this process share. No usuario has this id. */
const EXPORTS = NO_ROW

/** By usuario: resolves when the next list may be read. */
const siguientes = new Map<number, Promise<unknown>>()

/**
 * Reads the lists of one account one at a time, with a pause in between that lets other requests run. An account from
 * before there was a limit may have thousands of empresas and request its lists many times at once.
 */
export function enFila<T>(usuarioId: UsuarioId, leer: () => Promise<T>): Promise<T> {
  let tookMs = 0
  const medida = async () => {
    const started = performance.now()
    try {
      return await leer()
    } finally {
      tookMs = performance.now() - started
    }
  }
  const lista = siguientes.get(usuarioId)?.then(medida) ?? medida()
  const pausa = () => sleep(Math.max(GAP_MS, tookMs))
  // SQLite replies synchronously, so the next caller has to wait for the pause, not only for the list.
  const siguiente = lista.then(pausa, pausa).then(() => {
    if (siguientes.get(usuarioId) === siguiente) siguientes.delete(usuarioId)
  })
  siguientes.set(usuarioId, siguiente)
  return lista
}

/**
 * Reads an export piece by piece, in one queue with all other exports of this process. SQLite reads on this thread; the
 * queue leaves most of the event loop to other requests, however many exports run.
 */
export async function* inTurns(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    for (;;) {
      const { done, value } = await enFila(EXPORTS, () => pieces.next())
      if (done) return
      // A page without matches makes an empty piece.
      if (value) yield value
    }
  } finally {
    await pieces.return(undefined)
  }
}
