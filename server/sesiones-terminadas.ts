/** A session that ended, or every session of a usuario. */
export interface FinDeSesion {
  usuarioId: number
  /** null: all of them. */
  sesionId: string | null
}

type Listener = (fin: FinDeSesion) => void

/** Announces that a session ended to those who keep something open for it. Called after the commit only. */
export class SesionesTerminadas {
  readonly #listeners = new Set<Listener>()

  /** Returns the function that stops listening. */
  onEnded(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(fin: FinDeSesion): void {
    for (const listener of this.#listeners) listener(fin)
  }
}
