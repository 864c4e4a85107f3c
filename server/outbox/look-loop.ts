/** Work enqueued by other nodes is found by polling. */
const LOOK_EVERY_MS = 1000

/** Calls `look` when woken and every second, never twice at a time. */
export class LookLoop {
  readonly #look: () => Promise<void>
  readonly #onError: (err: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(look: () => Promise<void>, onError: (err: unknown) => void) {
    this.#look = look
    this.#onError = onError
  }

  get stopped(): boolean {
    return this.#stopped
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS)
    this.#timer.unref()
    this.wake()
  }

  /** Looks now, or again after the current look, which may have missed the new work. */
  wake(): void {
    if (this.#stopped) return
    if (this.#looking) {
      this.#again = true
      return
    }
    this.#again = false
    this.#looking = this.#look()
      .catch(this.#onError)
      .finally(() => {
        this.#looking = null
        if (this.#again) this.wake()
      })
  }

  /** Resolves when the current look has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
  }
}
