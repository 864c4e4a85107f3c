/** A session that ended, or every session of a usuario. */
export interface FinDeSesion {
  usuarioId: number
  /** null: all of them. */
  sesionId: string | null
}

type Listener = (fin: FinDeSesion) => unknown

/** Announces that a session ended to those who keep something open for it. Called after the commit only. */
export class SesionesTerminadas {
  readonly #listeners = new Set<Listener>()

  /** Returns the function that stops listening. */
  onEnded(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when all of them are done: whoever asked for the end is answered afterwards. */
  async announce(fin: FinDeSesion): Promise<void> {
    await Promise.all([...this.#listeners].map((listener) => listener(fin)))
  }
}
