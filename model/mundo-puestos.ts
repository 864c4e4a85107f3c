import { randomUUID } from 'node:crypto'
import type { PuestoEnviado, PuestosDeEmpresa } from '#contract/puesto.ts'
import type { CambioDePuestos, OrdenDePuesto } from './ordenes.ts'
import type { Peticion } from './peticion.ts'
import type { Navegador } from './sala.ts'

/** Some are also used by calls without a named desk. */
export const NOMBRES = ['1', '2', 'Mesa', 'Caja', 'Ventanilla', '3']
const MOST = 4

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

/** The clients' knowledge of the desks; turns their orders into requests. */
export class MundoDePuestos {
  /** The last list received. */
  #puestos: PuestoEnviado[] = []
  readonly #vistos = new Map<string, PuestoEnviado>()
  /** The last stay of each browser. */
  readonly #estadias = new Map<string, { puestoId: string; ocupacion: string }>()

  request(
    orden: OrdenDePuesto,
    quien: Navegador,
    { vivas, colas, turnoId }: { vivas: readonly string[]; colas?: string[]; turnoId?: string },
  ): Peticion | null {
    if (orden.hace === 'puestos')
      return { hace: 'guardarPuestos', puestos: this.#edit(orden.cambio, orden.cual, vivas) }
    if (orden.hace === 'salir') return { hace: 'salir', quien }
    const puestoId = this.#puestoDe(orden, quien)
    if (!puestoId) return null
    switch (orden.hace) {
      case 'ocupar': {
        const ocupacion = this.#estadias.get(quien.sesion)?.ocupacion
        if (orden.como === 'seguir' && ocupacion) return { hace: 'ocuparPuesto', puestoId, quien, ocupacion }
        return { hace: 'ocuparPuesto', puestoId, quien, relevar: orden.como === 'relevar' }
      }
      case 'descansar':
        return { hace: 'pausarPuesto', puestoId, quien, motivo: orden.motivo }
      case 'dejar':
        return { hace: 'liberarPuesto', puestoId, quien }
      case 'llamarDesde':
        return { hace: 'siguienteDePuesto', puestoId, quien, colas, cabe: orden.cabe || undefined }
      case 'elegirDesde':
        return turnoId ? { hace: 'llamarTurnoDePuesto', puestoId, quien, turnoId, motivo: 'Urgente' } : null
    }
  }

  learn(peticion: Peticion, body: unknown): void {
    if (peticion.hace === 'puestos' || peticion.hace === 'guardarPuestos') {
      const { puestos } = body as PuestosDeEmpresa
      this.#puestos = puestos.map(({ id, nombre }) => ({ id, nombre }))
      for (const puesto of this.#puestos) this.#vistos.set(puesto.id, puesto)
    }
    if (peticion.hace === 'ocuparPuesto') {
      const { ocupacion } = body as { ocupacion: string }
      this.#estadias.set(peticion.quien.sesion, { puestoId: peticion.puestoId, ocupacion })
    }
  }

  /** Most orders are about the browser's own desk; some about one that was removed. */
  #puestoDe({ hace, puesto: n }: Extract<OrdenDePuesto, { puesto: number }>, quien: Navegador) {
    const suyo = this.#estadias.get(quien.sesion)?.puestoId
    if (hace !== 'ocupar' && suyo && n % 4 !== 0) return suyo
    return (n % 8 === 0 ? at([...this.#vistos.keys()], n >> 3) : at(this.#puestos, n)?.id) ?? suyo
  }

  #edit(cambio: CambioDePuestos, n: number, vivas: readonly string[]): PuestoEnviado[] {
    const lista = this.#puestos.slice(0, MOST)
    const i = n % Math.max(1, lista.length)
    const j = (i + 1) % Math.max(1, lista.length)
    const nuevo = { id: randomUUID(), nombre: at(NOMBRES, n) ?? '' }
    const change = (k: number, campos: Partial<PuestoEnviado>, otros = lista) =>
      otros.map((puesto, l) => (l === k ? { ...puesto, ...campos } : puesto))
    switch (cambio) {
      case 'agregar':
        return [...lista, nuevo]
      case 'renombrar':
        return change(i, { nombre: nuevo.nombre })
      case 'intercambiar':
        return change(i, { nombre: lista[j]?.nombre }, change(j, { nombre: lista[i]?.nombre }))
      case 'colas': {
        const colas = vivas.filter((_, k) => (n >> k) % 2 === 1)
        return change(i, { colas: colas.length > 0 ? colas : null })
      }
      case 'mover':
        return [...lista.slice(i), ...lista.slice(0, i)]
      case 'quitar':
        return lista.toSpliced(i, 1)
      case 'devolver': {
        const quitado = [...this.#vistos.values()].find(({ id }) => !lista.some((puesto) => puesto.id === id))
        return [...lista, quitado ?? nuevo]
      }
    }
  }
}
