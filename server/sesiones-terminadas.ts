/** A session that ended, or every session of a usuario. */
export interface FinDeSesion {
  usuarioId: number
  /** null: all of them. */
  sesionId: string | null
}

type Listener = (fin: FinDeSesion) => void

/** Tells who keeps something open for a session that it is over. Called after the commit only. */
export class SesionesTerminadas {
  readonly #listeners = new Set<Listener>()

  /** Answers how to stop listening. */
  onEnded(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(fin: FinDeSesion): void {
    for (const listener of this.#listeners) listener(fin)
  }
}
