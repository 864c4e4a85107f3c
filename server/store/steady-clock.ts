import { HORA_MS } from '#domain/hora-local.ts'

const MINUTE_MS = 60_000
/** Larger jumps are not followed at once. */
const JUMP_MS = 5 * MINUTE_MS
/** A clock jump that persists this long is accepted as the real time. */
const CONFIRMED_MS = MINUTE_MS

export interface Jump {
  minutos: number
  /** Whether the jump is now accepted. */
  confirmado: boolean
}

interface Options {
  onJump?: ((jump: Jump) => void) | undefined
  /** How long a jump must persist, by its length. */
  persistMs?: (jumpMs: number) => number
  steady?: () => number
}

/**
 * A clock that does not follow a wrong one. When the machine's clock jumps forward, this one continues as before until
 * the jump has persisted. It orders turnos, because an empresa's clock never goes back, so a wrong jump would be
 * permanent; and, with a longer delay, it decides what is over and may be deleted.
 */
export class SteadyClock {
  readonly #options: Required<Options>
  /** Difference to the time since the process started. */
  #offset: number | null = null
  #jumped: { offset: number; since: number } | null = null

  constructor({
    onJump = () => {},
    persistMs = () => CONFIRMED_MS,
    steady = () => performance.now(),
  }: Options = {}) {
    this.#options = { onJump, persistMs, steady }
  }

  /** Returns the steady time. `wall` is the current time of the machine's clock. */
  read(wall: number): number {
    const steady = this.#options.steady()
    const offset = wall - steady
    if (this.#offset !== null && offset - this.#offset > JUMP_MS && !this.#persisted(offset, steady)) {
      return Math.floor(steady + this.#offset)
    }
    this.#offset = offset
    this.#jumped = null
    return wall
  }

  /** Whether the machine's clock is ahead of this one, as of the last read. */
  get behind(): boolean {
    return this.#jumped !== null
  }

  /** Takes an instant that has certainly passed, such as one from before the start. */
  learn(instant: number): void {
    const offset = instant - this.#options.steady()
    if (this.#offset === null || offset > this.#offset) this.#offset = offset
  }

  #persisted(offset: number, steady: number): boolean {
    const jumpMs = offset - (this.#offset ?? 0)
    const minutos = Math.round(jumpMs / MINUTE_MS)
    if (!this.#jumped || Math.abs(offset - this.#jumped.offset) > JUMP_MS) {
      this.#jumped = { offset, since: steady }
      this.#options.onJump({ minutos, confirmado: false })
      return false
    }
    if (steady - this.#jumped.since < this.#options.persistMs(jumpMs)) return false
    this.#options.onJump({ minutos, confirmado: true })
    return true
  }
}

/** A server that was off for a night, a weekend or a short holiday is this far behind when it starts. */
export const ORDINARY_GAP_MS = 7 * 24 * HORA_MS

/** How long a jump must persist before turnos expire and data is deleted by it: nothing of that can be undone. */
export const persistBeforeDeletingMs = (jumpMs: number): number =>
  jumpMs <= ORDINARY_GAP_MS ? 10 * MINUTE_MS : 4 * HORA_MS
