import type { EmpresaId } from '#server/base/ids.ts'
import type { Command } from '#server/store/command.ts'
import { listCursores } from '#server/store/cursores.ts'
import type { Store } from '#server/store/db.ts'
import { LookLoop } from './look-loop.ts'

/** Reads eventos after a cursor (store/cursores.ts) and enqueues their entregas. Returns whether there may be more. */
export type Lectura = Command<{ empresaId: EmpresaId }, boolean>

interface Options {
  store: Store
  log: { warn(details: object, message: string): void }
  /** By name of the cursor. */
  lecturas: Readonly<Record<string, Lectura>>
  /** Called after eventos were read. */
  onRead(): void
}

/**
 * Follows the eventos of empresas that have a cursor. An empresa without one costs nothing, because its commits are
 * ignored.
 */
export class CursorReader {
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

  /** Follows the commits of an empresa from now on. Called when this node opens a cursor. */
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
