import { largoDeCodigo } from '#domain/codigo.ts'

const COUNT_EVERY_MS = 60_000

/** Knows how long a new tracking code must be: it grows with the number of live codes of the installation. */
export class CodigosVivos {
  readonly #count: () => Promise<number>
  #timer: NodeJS.Timeout | undefined
  largo = largoDeCodigo(0)

  /** `count`: codes in use. They are kept for some days, so some of them answer no more. */
  constructor(count: () => Promise<number>) {
    this.#count = count
  }

  /** Twice as many: there may be that many before they are counted again. */
  async refresh(): Promise<void> {
    this.largo = largoDeCodigo(2 * (await this.#count()))
  }

  /** Returns the function that stops it. */
  start(onError: (err: unknown) => void): () => void {
    this.#timer = setInterval(() => void this.refresh().catch(onError), COUNT_EVERY_MS).unref()
    return () => clearInterval(this.#timer)
  }
}
