/** Larger jumps are not followed at once. */
const JUMP_MS = 5 * 60_000
/** A clock jump that persists this long is accepted as the real time. */
const CONFIRMED_MS = 60_000

export interface Jump {
  minutos: number
  /** Whether the jump is now accepted. */
  confirmado: boolean
}

/**
 * A clock for ordering turnos. An empresa's clock never goes back, so a wrong jump would be permanent. When the
 * machine's clock jumps forward, this one continues as before until the jump has persisted.
 */
export class SteadyClock {
  readonly #onJump: (jump: Jump) => void
  readonly #steady: () => number
  /** Difference to the time since the process started. */
  #offset: number | null = null
  #jumped: { offset: number; since: number } | null = null

  constructor(onJump: (jump: Jump) => void = () => {}, steady: () => number = () => performance.now()) {
    this.#onJump = onJump
    this.#steady = steady
  }

  /** Returns the steady time. `wall` is the current time of the machine's clock. */
  read(wall: number): number {
    const steady = this.#steady()
    const offset = wall - steady
    if (this.#offset !== null && offset - this.#offset > JUMP_MS && !this.#confirmed(offset, steady)) {
      return Math.floor(steady + this.#offset)
    }
    this.#offset = offset
    this.#jumped = null
    return wall
  }

  #confirmed(offset: number, steady: number): boolean {
    const minutos = Math.round((offset - (this.#offset ?? 0)) / 60_000)
    if (!this.#jumped || Math.abs(offset - this.#jumped.offset) > JUMP_MS) {
      this.#jumped = { offset, since: steady }
      this.#onJump({ minutos, confirmado: false })
      return false
    }
    if (steady - this.#jumped.since < CONFIRMED_MS) return false
    this.#onJump({ minutos, confirmado: true })
    return true
  }
}
