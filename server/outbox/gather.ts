interface Options {
  /** How long the first one waits for others, in milliseconds. */
  wait: number
  /** As soon as there are so many, nobody waits any more. */
  most: number
}

interface Waiting<T> {
  item: T
  resolve(): void
  reject(error: unknown): void
}

/** Hands over together what comes within a moment. */
export class Gather<T> {
  readonly #run: (items: T[]) => Promise<unknown>
  readonly #options: Options
  #waiting: Waiting<T>[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(run: (items: T[]) => Promise<unknown>, options: Options) {
    this.#run = run
    this.#options = options
  }

  /** Resolves when it was handed over. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#waiting.length >= this.#options.most) this.#flush()
      else this.#timer ??= setTimeout(() => this.#flush(), this.#options.wait)
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
