import { Rechazo } from '#server/base/rechazo.ts'

/** Assumed duration of a task until one has been measured. */
const FIRST_GUESS_MS = 50

/**
 * Runs a limited number of tasks at a time and queues the others. Rejects a task at once if it would probably wait too
 * long, and later if it did, because tasks can take longer than before.
 */
export class Gate {
  readonly #width: number
  readonly #longestWaitMs: number
  readonly #line: (() => void)[] = []
  #inside = 0
  /** Moving average of a task's duration. */
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
    // A finished task hands its place straight to the next in line, so that a new task cannot take it.
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(deadline)
        resolve()
      }
      const deadline = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(enter), 1)
        reject(new Rechazo('sobrecarga'))
      }, this.#longestWaitMs)
      this.#line.push(enter)
    })
  }

  #leave(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#inside--
  }
}
