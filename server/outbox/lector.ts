import type { Command } from '#server/store/command.ts'
import { listCursores } from '#server/store/cursores.ts'
import type { Store } from '#server/store/db.ts'
import { LookLoop } from './look-loop.ts'

/** Reads on behind a cursor (store/cursores.ts) and enqueues what follows. Returns whether there may be more. */
export type Lectura = Command<{ empresaId: number }, boolean>

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
  readonly #loop: LookLoop
  #followed = new Set<string>()

  constructor(options: Options) {
    this.#options = options
    this.#loop = new LookLoop(
      () => this.#look(),
      (err) => options.log.warn({ err }, 'no se pudieron leer los eventos'),
    )
    options.store.onCommit((changes) => {
      if (changes.some(({ empresaId }) => this.#followed.has(empresaId))) this.#loop.wake()
    })
  }

  start(): void {
    this.#loop.start()
  }

  /** Has the commits of an empresa looked at from now on: a cursor was opened here. */
  follow(empresaId: string): void {
    this.#followed.add(empresaId)
    this.#loop.wake()
  }

  wake(): void {
    this.#loop.wake()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #look(): Promise<void> {
    const { store, lecturas, onRead } = this.#options
    const cursores = await listCursores(store.db)
    this.#followed = new Set(cursores.map(({ uuid }) => uuid))
    for (const { nombre, empresaId, seq, ultimo } of cursores) {
      const lectura = lecturas[nombre]
      if (!lectura || seq >= ultimo) continue
      while (!this.#loop.stopped && (await store.execute(lectura, { empresaId })));
      onRead()
    }
  }
}
