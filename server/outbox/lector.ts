import type { Command } from '#server/store/command.ts'
import { listCursores } from '#server/store/cursores.ts'
import type { Store } from '#server/store/db.ts'

/** Reads on behind a cursor (store/cursores.ts) and enqueues what follows. Returns whether there may be more. */
export type Lectura = Command<{ empresaId: number }, boolean>

/** What other nodes wrote, and cursors that they opened, are found by looking. */
const LOOK_EVERY_MS = 1000

interface Options {
  store: Store
  log: { warn(details: object, message: string): void }
  /** By the name of their cursor. */
  lecturas: Readonly<Record<string, Lectura>>
  /** After something was read. */
  onRead(): void
}

/**
 * Follows the eventos of those empresas that have a cursor. An empresa without one costs nothing: its commits are not
 * looked at.
 */
export class Lector {
  readonly #options: Options
  #followed = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(options: Options) {
    this.#options = options
    options.store.onCommit((changes) => {
      if (changes.some(({ empresaId }) => this.#followed.has(empresaId))) this.wake()
    })
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS)
    this.#timer.unref()
    this.wake()
  }

  /** Has the commits of an empresa looked at from now on: a cursor was opened here. */
  follow(empresaId: string): void {
    this.#followed.add(empresaId)
    this.wake()
  }

  wake(): void {
    if (this.#stopped) return
    if (this.#looking) {
      this.#again = true
      return
    }
    this.#again = false
    this.#looking = this.#look()
      .catch((err) => this.#options.log.warn({ err }, 'no se pudieron leer los eventos'))
      .finally(() => {
        this.#looking = null
        if (this.#again) this.wake()
      })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    const { store, lecturas, onRead } = this.#options
    const cursores = await listCursores(store.db)
    this.#followed = new Set(cursores.map(({ uuid }) => uuid))
    for (const { nombre, empresaId, seq, ultimo } of cursores) {
      const lectura = lecturas[nombre]
      if (!lectura || seq >= ultimo) continue
      while (!this.#stopped && (await store.execute(lectura, { empresaId })));
      onRead()
    }
  }
}
