import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Aplazo, anotarEntregas, type Fin, tomarEntregas } from '#server/commands/entregas.ts'
import type { Store } from '#server/store/db.ts'
import { canalDe, esMasivo, listCarrilesDue } from '#server/store/entregas.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { type Envio, esperaTras, type Resultado } from './envio.ts'
import { Gather } from './gather.ts'
import { LookLoop } from './look-loop.ts'
import { Pace } from './pace.ts'
import { Tally } from './tally.ts'

/** Maximum duration of an attempt as a share of its claim, so that the claim still holds when the attempt ends. */
const ATTEMPT_SHARE = 0.4
/** How long an orderly stop waits for running attempts. */
const STOP_MS = 5000
/** Concurrent attempts of one canal. Each canal has its own, so that one that hangs does not delay the others. */
const PLACES = 32
/** Concurrent attempts of one carril. After an attempt hangs it gets one at a time, until one ends. */
const PLACES_OF_CARRIL = 8
/** Concurrent attempts of a bulk carril, whose entregas are claimed and marked in groups. */
const PLACES_OF_MANY = 16
const GROUP = PLACES_OF_MANY / 2
/** How long a bulk mark waits for others. A node that dies in this time causes a second delivery. */
const MARK_WAIT_MS = 100
/** Minimum time between two bulk attempts, which leaves the machine to calls and takes. */
const MANY_EVERY_MS = 10
const CARRILES_PER_LOOK = 128

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
  /** How long a claim holds. A cartero that has not finished by then has died or is frozen. */
  claimMs: number
}

/**
 * Sends the enqueued entregas. Every node has one; claims prevent two of them from sending the same entrega. When a
 * node dies, its claims expire and another node sends those entregas.
 */
export class Cartero {
  /** Failed attempts of this node since it started, by canal. */
  readonly fallos = new Map<string, number>()
  readonly #options: Options
  readonly #nombre = randomUUID()
  readonly #loop: LookLoop
  /** Running attempts by carril. */
  readonly #busy = new Tally()
  /** Running attempts by canal, bulk ones apart. */
  readonly #busyOfCanal = new Tally()
  /** Carriles whose last attempt timed out. */
  readonly #hung = new Set<string>()
  /** Running attempts by id of their entrega. */
  readonly #sending = new Map<number, Promise<void>>()
  readonly #abort = new AbortController()
  readonly #attemptMaxMs: number
  readonly #pace = new Pace(MANY_EVERY_MS)
  readonly #marks: Gather<Fin | Aplazo>

  constructor(options: Options) {
    this.#options = options
    this.#attemptMaxMs = ATTEMPT_SHARE * options.claimMs
    this.#marks = new Gather((notas) => this.#note(notas), { waitMs: MARK_WAIT_MS, max: GROUP })
    this.#loop = new LookLoop(
      () => this.#look(),
      (err) => options.log.warn({ err }, 'no se pudo leer la bandeja de salida'),
    )
  }

  get canales(): string[] {
    return Object.keys(this.#options.envios)
  }

  start(): void {
    this.#loop.start()
  }

  wake(): void {
    this.#loop.wake()
  }

  /** Waits up to STOP_MS for running attempts. Other nodes, or the next start, send the rest. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    const deadline = setTimeout(() => this.#abort.abort(new Error('stopping')), STOP_MS)
    await Promise.all(this.#sending.values())
    clearTimeout(deadline)
  }

  /** Returns how many entregas may be claimed now. Bulk ones in whole groups, because each claim is a transaction. */
  #places(carril: string): number {
    const ofCanal = PLACES - this.#busyOfCanal.of(sharedBy(carril))
    if (this.#hung.has(carril)) return Math.min(1 - this.#busy.of(carril), ofCanal)
    const many = esMasivo(carril)
    const most = many ? PLACES_OF_MANY : PLACES_OF_CARRIL
    const free = Math.min(most - this.#busy.of(carril), ofCanal)
    return many && free < GROUP ? 0 : free
  }

  async #look(): Promise<void> {
    const { store, clock, claimMs } = this.#options
    const due = await listCarrilesDue(store.db, { ahora: clock(), cuantos: CARRILES_PER_LOOK })
    for (const { carril } of due) {
      const canal = canalDe(carril)
      // A canal of a newer version that runs beside this one: its nodes send it.
      if (!(canal in this.#options.envios)) continue
      const cuantas = this.#places(carril)
      if (cuantas <= 0) continue
      if (this.#loop.stopped) return
      const salvo = [...this.#sending.keys()]
      const orden = { cartero: this.#nombre, carril, dura: claimMs, cuantas, salvo }
      const claimedAt = performance.now()
      for (const entrega of await store.execute(tomarEntregas, orden)) this.#begin(entrega, claimedAt)
    }
  }

  #begin(entrega: EntregaTable, claimedAt: number): void {
    const { carril } = entrega
    this.#count(carril, 1)
    const sending = this.#deliver(entrega, claimedAt)
      .catch((err) => this.#options.log.error({ err, entrega: entrega.id }, 'falló una entrega'))
      .finally(() => {
        this.#sending.delete(entrega.id)
        this.#count(carril, -1)
        if (this.#places(carril) > 0) this.wake()
      })
    this.#sending.set(entrega.id, sending)
  }

  #count(carril: string, more: number): void {
    this.#busy.add(carril, more)
    this.#busyOfCanal.add(sharedBy(carril), more)
  }

  async #deliver(entrega: EntregaTable, claimedAt: number): Promise<void> {
    const { clock, claimMs } = this.#options
    if (esMasivo(entrega.carril)) await this.#pace.turn()
    if (entrega.caduca_en !== null && entrega.caduca_en <= clock()) {
      return this.#settle(entrega, { tipo: 'fallida', error: entrega.error ?? 'tarde' })
    }
    // This process was frozen after the claim, so another node may have sent it already.
    if (performance.now() - claimedAt > claimMs - this.#attemptMaxMs) return
    await this.#settle(entrega, await this.#attempt(entrega))
  }

  async #attempt(entrega: EntregaTable): Promise<Resultado> {
    const envio = this.#options.envios[entrega.canal]
    if (!envio) return { tipo: 'fallida', error: 'canal_desconocido' }
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(this.#attemptMaxMs)])
    try {
      const resultado = await Promise.race([envio.enviar(entrega, signal), aborted(signal)])
      this.#hung.delete(entrega.carril)
      return resultado
    } catch (error) {
      if (signal.aborted) {
        this.#hung.add(entrega.carril)
        return { tipo: 'fallida', error: this.#abort.signal.aborted ? 'interrumpida' : 'sin_respuesta' }
      }
      this.#hung.delete(entrega.carril)
      const { code, name, definitiva } = error as Partial<Failure>
      return { tipo: 'fallida', error: code ?? name ?? 'error', definitiva: definitiva === true }
    }
  }

  async #settle(entrega: EntregaTable, resultado: Resultado): Promise<void> {
    const { clock, log } = this.#options
    const { id, intentos, canal, plantilla } = entrega
    const quedan = (entrega.caduca_en ?? Number.POSITIVE_INFINITY) - clock()
    const fin = { id, intentos, referencia: null }
    if (resultado.tipo === 'enviada') {
      const { referencia } = resultado
      await this.#mark(entrega, { ...fin, estado: 'enviada', error: null, referencia })
      log.info({ entrega: id, canal, plantilla, referencia }, 'entrega enviada')
      return
    }
    const { error } = resultado
    if (resultado.tipo === 'descartada') {
      await this.#mark(entrega, { ...fin, estado: 'descartada', error, borrar: resultado.borrar })
      return
    }
    if (resultado.tipo === 'aplazada') {
      const { espera } = resultado
      const nota =
        espera < quedan ? { id, intentos, espera, error } : { ...fin, estado: 'caducada' as const, error }
      await this.#mark(entrega, nota)
      return
    }
    this.fallos.set(canal, (this.fallos.get(canal) ?? 0) + 1)
    const intentada = { intentos, masiva: esMasivo(entrega.carril), quedan }
    const estado = resultado.definitiva ? 'muerta' : esperaTras(intentada, Math.random(), resultado.espera)
    if (typeof estado === 'number') {
      log.warn({ entrega: id, canal, plantilla, intentos, reason: error }, 'no se pudo enviar una entrega')
      await this.#mark(entrega, { id, intentos, espera: estado, error })
      return
    }
    log.error({ entrega: id, canal, plantilla, intentos, reason: error }, `entrega ${estado}`)
    await this.#mark(entrega, { ...fin, estado, error })
  }

  /** Stores the outcome of an attempt: at once, or for bulk entregas in groups. */
  async #mark({ carril }: EntregaTable, nota: Fin | Aplazo): Promise<void> {
    if (esMasivo(carril)) await this.#marks.add(nota)
    else await this.#note([nota])
  }

  /** Stores outcomes, retrying while the claim holds: without them the entregas would be sent twice. */
  async #note(notas: (Fin | Aplazo)[]): Promise<void> {
    const { store, claimMs } = this.#options
    const until = performance.now() + claimMs - 2 * this.#attemptMaxMs
    for (let wait = MARK_WAIT_MS; ; wait *= 2) {
      try {
        return await store.execute(anotarEntregas, { notas })
      } catch (error) {
        if (this.#loop.stopped || performance.now() + wait > until) throw error
        await sleep(wait)
      }
    }
  }
}

/** An unexpected error of an attempt. Without `definitiva` it is retried. */
interface Failure {
  code: string
  name: string
  definitiva: boolean
}

/** The key under which places are shared. Bulk entregas have their own, so that a call never waits for an anuncio. */
const sharedBy = (carril: string): string => `${canalDe(carril)}${esMasivo(carril) ? ' de muchos' : ''}`

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
