import type { EstadoPuesto } from '#contract/puesto.ts'
import { estadoDePuesto, type Puesto, sirve } from './puesto.ts'
import type { Id } from './turno.ts'

/** A named desk with somebody who can call. */
export interface Atendido {
  nombre: string
  colas: readonly Id[]
  /** Since when. */
  desde: number
}

/** What the named desks tell of one cola. */
export class NombradosDeCola {
  readonly #estados: ReadonlyMap<string, EstadoPuesto>
  readonly #suyos: readonly Puesto[]
  /** Of those that serve it. */
  readonly atendidos: readonly Atendido[]

  constructor(estados: ReadonlyMap<string, EstadoPuesto>, suyos: readonly Puesto[], colas: readonly Id[]) {
    this.#estados = estados
    this.#suyos = suyos
    this.atendidos = suyos
      .filter((puesto) => estadoDePuesto(puesto) === 'ocupado')
      .map(({ nombre, colas: propias, ocupado_en }) => ({
        nombre,
        colas: propias ?? colas,
        desde: ocupado_en ?? 0,
      }))
  }

  /** Of the desk with this name; undefined: it is only a text. */
  estado(nombre: string): EstadoPuesto | undefined {
    return this.#estados.get(nombre)
  }

  hayAlguien(nombre: string): boolean {
    return (this.estado(nombre) ?? 'libre') !== 'libre'
  }

  get enPausa(): number {
    return this.#suyos.filter((puesto) => estadoDePuesto(puesto) === 'en pausa').length
  }

  /** How many went on a pause since an instant. */
  enPausaDesde(desde: number): number {
    return this.#suyos.filter(({ pausa_en }) => pausa_en !== null && pausa_en >= desde).length
  }
}

/** The named desks of an empresa. */
export class Nombrados {
  readonly puestos: readonly Puesto[]
  readonly #colas: readonly Id[]
  readonly #estados: ReadonlyMap<string, EstadoPuesto>
  readonly #porCola = new Map<Id, NombradosDeCola | null>()

  constructor(puestos: readonly Puesto[], colas: readonly Id[]) {
    this.puestos = puestos
    this.#colas = colas
    this.#estados = new Map(puestos.map((puesto) => [puesto.nombre, estadoDePuesto(puesto)]))
  }

  /** Null: nobody is at a desk that serves it, so they tell nothing. Who serves may call without being at one. */
  de(colaId: Id): NombradosDeCola | null {
    if (this.puestos.length === 0) return null
    const known = this.#porCola.get(colaId)
    if (known !== undefined) return known
    const suyos = this.puestos.filter((puesto) => sirve(puesto, colaId))
    const alguno = suyos.some((puesto) => estadoDePuesto(puesto) !== 'libre')
    const deCola = alguno ? new NombradosDeCola(this.#estados, suyos, this.#colas) : null
    this.#porCola.set(colaId, deCola)
    return deCola
  }
}
