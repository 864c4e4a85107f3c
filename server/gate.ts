import { Rechazo } from './rechazo.ts'

/** Before anything was measured. */
const FIRST_GUESS_MS = 50

/** Lets so many pass at a time; the others wait in line, and who would wait too long is told so at once. */
export class Gate {
  readonly #width: number
  readonly #longestWaitMs: number
  readonly #line: (() => void)[] = []
  #inside = 0
  /** How long one takes, as of late. */
  #usualMs = FIRST_GUESS_MS

  constructor(width: number, longestWaitMs: number) {
    this.#width = width
    this.#longestWaitMs = longestWaitMs
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#usualMs += (performance.now() - started - this.#usualMs) / 8
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#width) {
      this.#inside++
      return
    }
    const waitMs = (this.#line.length / this.#width) * this.#usualMs
    if (waitMs > this.#longestWaitMs) throw new Rechazo('sobrecarga')
    // Whoever leaves hands the place on, so that nobody slips in between.
    await new Promise<void>((resolve) => this.#line.push(resolve))
  }

  #leave(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#inside--
  }
}
