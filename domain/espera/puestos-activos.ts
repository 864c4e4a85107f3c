import { MINUTO_MS } from '../hora-local.ts'
import type { Id } from '../turno.ts'
import { KEPT_CALLS_MS, RECENT_CALLS_MS, SWEEP_ABOVE_CALLS } from './constantes.ts'

export interface Llamada {
  id: Id
  puesto: string
  colaId: Id
  en: number
  /** When the puesto last worked on it. */
  activa: number
  sirviendo: boolean
}

/** Calls of a puesto within RECENT_CALLS_MS. */
export interface Actividad {
  puesto: string
  /** Recent calls by cola. */
  porCola: ReadonlyMap<Id, number>
  /** Recent calls of all colas together. */
  deTodas: number
  /** The latest call that it is still serving. */
  sirve: Llamada | null
  /** Minutes since its last call or end of a service. */
  inactivo: number
}

/** The calls of an empresa, by puesto. The cost of `en` does not grow with the calls of the day. */
export class PuestosActivos {
  readonly #porId = new Map<Id, Llamada>()
  readonly #porPuesto = new Map<string, LlamadasDePuesto>()
  /** Old calls are dropped above this number. */
  #hasta = SWEEP_ABOVE_CALLS
  #conocida: { en: number; puestos: readonly Actividad[] } | null = null

  has(id: Id): boolean {
    return this.#porId.has(id)
  }

  poner(llamada: Llamada): void {
    this.quitar(llamada.id)
    this.#conocida = null
    this.#porId.set(llamada.id, llamada)
    let suyas = this.#porPuesto.get(llamada.puesto)
    if (!suyas) {
      suyas = new LlamadasDePuesto(llamada.puesto)
      this.#porPuesto.set(llamada.puesto, suyas)
    }
    suyas.poner(llamada)
    if (this.#porId.size > this.#hasta) this.#olvidar(llamada.activa)
  }

  quitar(id: Id): void {
    const llamada = this.#porId.get(id)
    if (!llamada) return
    this.#conocida = null
    this.#porId.delete(id)
    this.#porPuesto.get(llamada.puesto)?.quitar(llamada)
  }

  /** Puestos that called or served recently. Sorted, because floating-point sums depend on the order. */
  en(instante: number): readonly Actividad[] {
    if (this.#conocida?.en === instante) return this.#conocida.puestos
    const puestos: Actividad[] = []
    for (const suyas of this.#porPuesto.values()) {
      const actividad = suyas.en(instante)
      if (actividad) puestos.push(actividad)
    }
    puestos.sort((a, b) => (a.puesto < b.puesto ? -1 : 1))
    this.#conocida = { en: instante, puestos }
    return puestos
  }

  /** Drops calls that ended long before `ahora`; recent ones stay in case the clock was set back a little. */
  #olvidar(ahora: number): void {
    for (const [puesto, suyas] of this.#porPuesto) {
      for (const { id } of suyas.olvidar(ahora - KEPT_CALLS_MS)) this.#porId.delete(id)
      if (suyas.vacia) this.#porPuesto.delete(puesto)
    }
    // In a busy room most calls are recent: sweeping at a fixed size would visit all of them on every call.
    this.#hasta = Math.max(SWEEP_ABOVE_CALLS, 2 * this.#porId.size)
  }
}

/** The calls of one puesto, with running counts of the recent ones. */
class LlamadasDePuesto {
  readonly #puesto: string
  /** Finished calls, in the order of their ends. */
  #pasadas: Llamada[] = []
  /** Index of the first finished call that is counted. */
  #desde = 0
  #sirviendo: Llamada[] = []
  readonly #porCola = new Map<Id, number>()
  #deTodas = 0

  constructor(puesto: string) {
    this.#puesto = puesto
  }

  get vacia(): boolean {
    return this.#pasadas.length === 0 && this.#sirviendo.length === 0
  }

  poner(llamada: Llamada): void {
    if (llamada.sirviendo) {
      this.#sirviendo.push(llamada)
      this.#contar(llamada, 1)
      return
    }
    const i = this.#indiceDe(llamada)
    this.#pasadas.splice(i, 0, llamada)
    if (i < this.#desde) this.#desde++
    else this.#contar(llamada, 1)
  }

  quitar(llamada: Llamada): void {
    if (llamada.sirviendo) {
      this.#sirviendo = this.#sirviendo.filter((otra) => otra !== llamada)
      this.#contar(llamada, -1)
      return
    }
    const i = this.#indiceDe(llamada)
    if (this.#pasadas[i] !== llamada) return
    this.#pasadas.splice(i, 1)
    if (i < this.#desde) this.#desde--
    else this.#contar(llamada, -1)
  }

  /** Drops and returns the calls that ended before an instant. */
  olvidar(antesDe: number): Llamada[] {
    this.#contarDesde(antesDe)
    const viejas = this.#pasadas.splice(0, this.#desde)
    this.#desde = 0
    return viejas
  }

  /** Null if there are no recent calls. */
  en(instante: number): Actividad | null {
    this.#contarDesde(instante - RECENT_CALLS_MS)
    if (this.#deTodas === 0) return null
    let ultima = this.#desde < this.#pasadas.length ? (this.#pasadas.at(-1)?.activa ?? 0) : 0
    let sirve: Llamada | null = null
    for (const llamada of this.#sirviendo) {
      ultima = Math.max(ultima, llamada.activa)
      if (!sirve || despues(llamada, sirve)) sirve = llamada
    }
    const inactivo = Math.max(0, instante - ultima) / MINUTO_MS
    return { puesto: this.#puesto, porCola: this.#porCola, deTodas: this.#deTodas, sirve, inactivo }
  }

  /** Updates the counts to calls that ended at `limite` or later. */
  #contarDesde(limite: number): void {
    const activaDe = (i: number) => (this.#pasadas[i] as Llamada).activa
    while (this.#desde < this.#pasadas.length && activaDe(this.#desde) < limite) {
      this.#contar(this.#pasadas[this.#desde++] as Llamada, -1)
    }
    while (this.#desde > 0 && activaDe(this.#desde - 1) >= limite) {
      this.#contar(this.#pasadas[--this.#desde] as Llamada, 1)
    }
  }

  #contar({ colaId }: Llamada, cuantas: 1 | -1): void {
    const suyas = (this.#porCola.get(colaId) ?? 0) + cuantas
    if (suyas > 0) this.#porCola.set(colaId, suyas)
    else this.#porCola.delete(colaId)
    this.#deTodas += cuantas
  }

  /** Index of the first finished call at or after this one. */
  #indiceDe(llamada: Llamada): number {
    let low = 0
    let high = this.#pasadas.length
    while (low < high) {
      const middle = (low + high) >> 1
      const otra = this.#pasadas[middle] as Llamada
      const antes = otra.activa === llamada.activa ? otra.id < llamada.id : otra.activa < llamada.activa
      if (antes) low = middle + 1
      else high = middle
    }
    return low
  }
}

const despues = (a: Llamada, b: Llamada): boolean => (a.en === b.en ? a.id > b.id : a.en > b.en)
