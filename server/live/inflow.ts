const FRAMES_PER_WINDOW = 120
/** Slightly more than FRAMES_PER_WINDOW messages of the maximum size. */
const BYTES_PER_WINDOW = 512 * 1024
const WINDOW_MS = 10_000

/** Limits the frames (messages, pings and pongs) and bytes that one connection sends. */
export class Inflow {
  #windowStart = Date.now()
  #frames = 0
  #bytes = 0

  /** Counts a frame. Returns whether the connection is within its limit. */
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
