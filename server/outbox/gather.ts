interface Options {
  /** How long the first item waits for others. */
  waitMs: number
  /** A group of this size does not wait. */
  max: number
}

interface Waiting<T> {
  item: T
  resolve(): void
  reject(error: unknown): void
}

/** Collects items that arrive within a short time and passes them to `run` together. */
export class Gather<T> {
  readonly #run: (items: T[]) => Promise<unknown>
  readonly #options: Options
  #waiting: Waiting<T>[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(run: (items: T[]) => Promise<unknown>, options: Options) {
    this.#run = run
    this.#options = options
  }

  /** Resolves when the group of the item has run. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#waiting.length >= this.#options.max) this.#flush()
      else this.#timer ??= setTimeout(() => this.#flush(), this.#options.waitMs)
    })
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const together = this.#waiting
    this.#waiting = []
    this.#run(together.map(({ item }) => item)).then(
      () => {
        for (const { resolve } of together) resolve()
      },
      (error: unknown) => {
        for (const { reject } of together) reject(error)
      },
    )
  }
}
