import { largoDeCodigo } from '#domain/codigo.ts'

const COUNT_EVERY_MS = 60_000

/** Determines the length of new tracking codes, which grows with the number of live codes of the installation. */
export class CodigosVivos {
  readonly #count: () => Promise<number>
  #timer: NodeJS.Timeout | undefined
  largo = largoDeCodigo(0)

  /** `count` returns the number of codes in use, including those of closed turnos, which are kept for some days. */
  constructor(count: () => Promise<number>) {
    this.#count = count
  }

  /** Updates the length for twice the counted codes, because the number may double before the next count. */
  async refresh(): Promise<void> {
    this.largo = largoDeCodigo(2 * (await this.#count()))
  }

  /** Counts periodically. Returns the function that stops it. */
  start(onError: (err: unknown) => void): () => void {
    this.#timer = setInterval(() => void this.refresh().catch(onError), COUNT_EVERY_MS).unref()
    return () => clearInterval(this.#timer)
  }
}
