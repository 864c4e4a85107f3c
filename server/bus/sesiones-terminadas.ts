import type { UsuarioId } from '#server/base/ids.ts'
/** A session that ended, or every session of a usuario. */
export interface FinDeSesion {
  usuarioId: UsuarioId
  /** Null means all sessions of the usuario. */
  sesionId: string | null
}

type Listener = (fin: FinDeSesion) => unknown

/** Notifies listeners that hold resources for a session when it ends. Announce only after the commit. */
export class SesionesTerminadas {
  readonly #listeners = new Set<Listener>()

  /** Returns the function that stops listening. */
  onEnded(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when all listeners are done, so that the logout is answered afterwards. */
  async announce(fin: FinDeSesion): Promise<void> {
    await Promise.all([...this.#listeners].map((listener) => listener(fin)))
  }
}
