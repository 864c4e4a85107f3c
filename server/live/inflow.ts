const FRAMES_PER_WINDOW = 120
/** As many bytes as that many whole messages. */
const BYTES_PER_WINDOW = 512 * 1024
const WINDOW_MS = 10_000

/** How much one connection sends: messages, pings and pongs alike, and bytes whatever they belong to. */
export class Inflow {
  #windowStart = Date.now()
  #frames = 0
  #bytes = 0

  /** Whether one more frame fits. */
  frame(): boolean {
    this.#renew()
    return ++this.#frames <= FRAMES_PER_WINDOW
  }

  bytes(count: number): boolean {
    this.#renew()
    this.#bytes += count
    return this.#bytes <= BYTES_PER_WINDOW
  }

  #renew(): void {
    const now = Date.now()
    if (now - this.#windowStart <= WINDOW_MS) return
    this.#windowStart = now
    this.#frames = 0
    this.#bytes = 0
  }
}
