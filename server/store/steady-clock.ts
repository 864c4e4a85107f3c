/** A jump that is larger is not followed at once. */
const JUMP_MS = 5 * 60_000
/** A jump that is still there after so long is real. */
const CONFIRMED_MS = 60_000

export interface Jump {
  minutos: number
  /** Whether the order of people follows it from now on. */
  confirmado: boolean
}

/**
 * A clock for the order of people. Where it stood once, an empresa's clock never goes back from; so when the machine's
 * clock jumps forward, it goes on as before until the jump has lasted.
 */
export class SteadyClock {
  readonly #onJump: (jump: Jump) => void
  readonly #steady: () => number
  /** What to add to the time since the process started. */
  #offset: number | null = null
  #jumped: { offset: number; since: number } | null = null

  constructor(onJump: (jump: Jump) => void = () => {}, steady: () => number = () => performance.now()) {
    this.#onJump = onJump
    this.#steady = steady
  }

  /** `wall`: what the machine's clock says now. */
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
