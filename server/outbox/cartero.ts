import { randomUUID } from 'node:crypto'
import { aplazarEntrega, terminarEntrega, tomarEntregas } from '#server/commands/entregas.ts'
import type { Store } from '#server/store/db.ts'
import { listCarrilesDue } from '#server/store/entregas.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { type Envio, esperaTras, type Resultado } from './envio.ts'

/** What another node enqueued, and attempts that are due again, are found by looking. */
const LOOK_EVERY_MS = 1000
/** How long a claim holds. Whoever has sent nothing by then has died or is frozen. */
const CLAIM_MS = 30_000
/** No attempt takes longer, so that its claim still holds when it ends. */
const ATTEMPT_MAX_MS = 12_000
/** How long an orderly stop waits for what is being sent. */
const STOP_MS = 5000
const PLACES = 64
/** Of one carril: a provider that hangs takes no more. */
const PLACES_OF_CARRIL = 8

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
  readonly #busy = new Map<string, number>()
  /** By entrega. */
  readonly #sending = new Map<number, Promise<void>>()
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(options: Options) {
    this.#options = options
  }

  /** The channels that it knows. */
  get canales(): string[] {
    return Object.keys(this.#options.envios)
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS)
    this.#timer.unref()
    this.wake()
  }

  /** Looks for something to send now. */
  wake(): void {
    if (this.#stopped) return
    if (this.#looking) {
      this.#again = true
      return
    }
    this.#again = false
    this.#looking = this.#look()
      .catch((err) => this.#options.log.warn({ err }, 'no se pudo leer la bandeja de salida'))
      .finally(() => {
        this.#looking = null
        if (this.#again) this.wake()
      })
  }

  /** Finishes what is being sent, for a while. What is left is sent by the next one to start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
    const deadline = setTimeout(() => this.#abort.abort(new Error('stopping')), STOP_MS)
    await Promise.all(this.#sending.values())
    clearTimeout(deadline)
  }

  get #places(): number {
    return PLACES - this.#sending.size
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#options
    const due = await listCarrilesDue(store.db, clock(), 2 * PLACES)
    for (const { carril, canal } of due) {
      // Of a newer version beside this one: a node of that version sends it.
      if (!(canal in this.#options.envios)) continue
      const cuantas = Math.min(PLACES_OF_CARRIL - (this.#busy.get(carril) ?? 0), this.#places)
      if (cuantas <= 0) continue
      if (this.#stopped) return
      const salvo = [...this.#sending.keys()]
      const orden = { cartero: this.#nombre, carril, dura: CLAIM_MS, cuantas, salvo }
      const claimedAt = performance.now()
      for (const entrega of await store.execute(tomarEntregas, orden)) this.#begin(entrega, claimedAt)
    }
  }

  #begin(entrega: EntregaTable, claimedAt: number): void {
    const { carril } = entrega
    this.#busy.set(carril, (this.#busy.get(carril) ?? 0) + 1)
    const sending = this.#deliver(entrega, claimedAt)
      .catch((err) => this.#options.log.error({ err, entrega: entrega.id }, 'falló una entrega'))
      .finally(() => {
        this.#sending.delete(entrega.id)
        const left = (this.#busy.get(carril) ?? 1) - 1
        if (left > 0) this.#busy.set(carril, left)
        else this.#busy.delete(carril)
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
      return await Promise.race([envio.enviar(entrega, signal), aborted(signal)])
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
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
