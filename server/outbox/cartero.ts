import { randomUUID } from 'node:crypto'
import { aplazarEntrega, terminarEntrega, tomarEntregas } from '#server/commands/entregas.ts'
import type { Store } from '#server/store/db.ts'
import { canalDe, esMasivo, listCarrilesDue } from '#server/store/entregas.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { type Envio, esperaTras, type Resultado } from './envio.ts'
import { LookLoop } from './look-loop.ts'

/** How long a claim holds. Whoever has sent nothing by then has died or is frozen. */
const CLAIM_MS = 30_000
/** No attempt takes longer, so that its claim still holds when it ends. */
const ATTEMPT_MAX_MS = 12_000
/** How long an orderly stop waits for what is being sent. */
const STOP_MS = 5000
/** Of one channel. Channels do not share theirs: one that hangs everywhere holds up no other. */
const PLACES = 32
/** Of one carril: a provider that hangs takes no more, and one from the first attempt that hung until one ends. */
const PLACES_OF_CARRIL = 8
/** Of a carril for many at once, which can wait. */
const PLACES_OF_MANY = 3
/** How many carriles a look takes up at most. */
const CARRILES = 128

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface Options {
  store: Store
  clock: () => number
  log: Log
  /** By canal. */
  envios: Readonly<Record<string, Envio>>
}

/**
 * Sends what is enqueued. Every node has one; a claim keeps two of them from sending the same. Nothing is lost: what
 * a node had claimed when it died is claimed again when the claim ends.
 */
export class Cartero {
  /** Failed attempts of this node since it started, by canal. */
  readonly fallos = new Map<string, number>()
  readonly #options: Options
  readonly #nombre = randomUUID()
  readonly #loop: LookLoop
  /** Attempts under way, by carril and by canal. */
  readonly #busy = new Tally()
  readonly #busyOfCanal = new Tally()
  /** Carriles whose last attempt hung. */
  readonly #hung = new Set<string>()
  /** By entrega. */
  readonly #sending = new Map<number, Promise<void>>()
  readonly #abort = new AbortController()

  constructor(options: Options) {
    this.#options = options
    this.#loop = new LookLoop(
      () => this.#look(),
      (err) => options.log.warn({ err }, 'no se pudo leer la bandeja de salida'),
    )
  }

  /** The channels that it knows. */
  get canales(): string[] {
    return Object.keys(this.#options.envios)
  }

  start(): void {
    this.#loop.start()
  }

  /** Looks for something to send now. */
  wake(): void {
    this.#loop.wake()
  }

  /** Finishes what is being sent, for a while. What is left is sent by the next one to start. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    const deadline = setTimeout(() => this.#abort.abort(new Error('stopping')), STOP_MS)
    await Promise.all(this.#sending.values())
    clearTimeout(deadline)
  }

  #places(carril: string, canal: string): number {
    const most = this.#hung.has(carril) ? 1 : esMasivo(carril) ? PLACES_OF_MANY : PLACES_OF_CARRIL
    return Math.min(most - this.#busy.of(carril), PLACES - this.#busyOfCanal.of(canal))
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#options
    const due = await listCarrilesDue(store.db, clock(), CARRILES)
    for (const { carril } of due) {
      const canal = canalDe(carril)
      // Of a newer version beside this one: a node of that version sends it.
      if (!(canal in this.#options.envios)) continue
      const cuantas = this.#places(carril, canal)
      if (cuantas <= 0) continue
      if (this.#loop.stopped) return
      const salvo = [...this.#sending.keys()]
      const orden = { cartero: this.#nombre, carril, dura: CLAIM_MS, cuantas, salvo }
      const claimedAt = performance.now()
      for (const entrega of await store.execute(tomarEntregas, orden)) this.#begin(entrega, claimedAt)
    }
  }

  #begin(entrega: EntregaTable, claimedAt: number): void {
    const { carril, canal } = entrega
    this.#busy.add(carril, 1)
    this.#busyOfCanal.add(canal, 1)
    const sending = this.#deliver(entrega, claimedAt)
      .catch((err) => this.#options.log.error({ err, entrega: entrega.id }, 'falló una entrega'))
      .finally(() => {
        this.#sending.delete(entrega.id)
        this.#busy.add(carril, -1)
        this.#busyOfCanal.add(canal, -1)
        this.wake()
      })
    this.#sending.set(entrega.id, sending)
  }

  async #deliver(entrega: EntregaTable, claimedAt: number): Promise<void> {
    const { clock } = this.#options
    if (entrega.caduca_en !== null && entrega.caduca_en <= clock()) {
      return this.#settle(entrega, { tipo: 'fallida', motivo: entrega.error ?? 'tarde' })
    }
    // This process was frozen since: somebody else may have sent it by now.
    if (performance.now() - claimedAt > CLAIM_MS - ATTEMPT_MAX_MS) return
    await this.#settle(entrega, await this.#attempt(entrega))
  }

  async #attempt(entrega: EntregaTable): Promise<Resultado> {
    const envio = this.#options.envios[entrega.canal]
    if (!envio) return { tipo: 'fallida', motivo: 'canal_desconocido' }
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(ATTEMPT_MAX_MS)])
    try {
      const resultado = await Promise.race([envio.enviar(entrega, signal), aborted(signal)])
      this.#hung.delete(entrega.carril)
      return resultado
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
      if (signal.aborted) this.#hung.add(entrega.carril)
      else this.#hung.delete(entrega.carril)
      return { tipo: 'fallida', motivo: code ?? name ?? 'error' }
    }
  }

  async #settle(entrega: EntregaTable, resultado: Resultado): Promise<void> {
    const { store, clock, log } = this.#options
    const { id, intentos, canal, plantilla, caduca_en: caduca } = entrega
    const fin = { id, intentos, referencia: null }
    if (resultado.tipo === 'enviada') {
      const { referencia } = resultado
      await store.execute(terminarEntrega, { ...fin, estado: 'enviada', error: null, referencia })
      log.info({ entrega: id, canal, plantilla, referencia }, 'entrega enviada')
      return
    }
    const { motivo: error } = resultado
    if (resultado.tipo === 'descartada') {
      const { borrar } = resultado
      await store.execute(terminarEntrega, { ...fin, estado: 'descartada', error, borrar })
      return
    }
    this.fallos.set(canal, (this.fallos.get(canal) ?? 0) + 1)
    const espera = resultado.definitiva ? null : esperaTras(intentos, Math.random(), resultado.espera)
    const late = caduca !== null && caduca <= clock() + (espera ?? 0)
    if (espera !== null && !late) {
      log.warn({ entrega: id, canal, plantilla, intentos, reason: error }, 'no se pudo enviar una entrega')
      await store.execute(aplazarEntrega, { id, intentos, espera, error })
      return
    }
    const estado = late && !resultado.definitiva ? 'caducada' : 'muerta'
    log.error({ entrega: id, canal, plantilla, intentos, reason: error }, `entrega ${estado}`)
    await store.execute(terminarEntrega, { ...fin, estado, error })
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Counts by name, and forgets what is at zero. */
class Tally {
  readonly #counts = new Map<string, number>()

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  add(name: string, more: number): void {
    const count = this.of(name) + more
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}
