import type { Ritmo } from '#domain/espera.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaContext } from '#server/store/empresas.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'
import { Ritmos } from './ritmos.ts'
import { WaitingLine } from './waiting-line.ts'

export const LLAMADOS_RECIENTES = 10

export interface DatosVista {
  fecha: string
  seq: number
  empresa: EmpresaContext
  colas: readonly ColaTable[]
  enEspera: readonly TurnoTable[]
  enAtencion: readonly TurnoTable[]
  /** Of this service day, the latest first. */
  llamados: readonly TurnoTable[]
  /** The latest services of each cola, in any order. */
  servidos: readonly TurnoTable[]
  puestos: readonly string[]
  numeracion: ReadonlyMap<string, number>
}

/**
 * What is going on in an empresa, in memory: who waits where, who is served, who was called last.
 * Built from the database and kept up by re-reading the turnos that changed, so that applying a
 * change twice or late does no harm.
 */
export class Vista {
  readonly fecha: string
  seq: number
  empresa: EmpresaContext
  llamados: TurnoTable[]
  readonly puestos: Set<string>
  readonly #lines = new Map<string, WaitingLine>()
  readonly #enAtencion = new Map<string, TurnoTable[]>()
  readonly #numeracion: Map<string, number>
  readonly #ritmos = new Ritmos()
  /** By code. */
  readonly #abiertos = new Map<string, TurnoTable>()
  #colas: ReadonlyMap<string, ColaTable>

  constructor(datos: DatosVista) {
    this.fecha = datos.fecha
    this.seq = datos.seq
    this.empresa = datos.empresa
    this.#colas = byId(datos.colas)
    this.llamados = datos.llamados.slice(0, LLAMADOS_RECIENTES)
    this.puestos = new Set(datos.puestos)
    this.#numeracion = new Map(datos.numeracion)
    for (const turno of [...datos.enEspera, ...datos.enAtencion]) {
      this.#abiertos.set(turno.codigo, turno)
    }
    for (const turno of datos.enEspera) this.#lineOf(turno.cola_id).add(turno)
    for (const turno of datos.enAtencion) listOf(this.#enAtencion, turno.cola_id).push(turno)
    const conocidos = [...datos.servidos, ...datos.llamados, ...datos.enAtencion]
    conocidos.sort(
      (a, b) => (a.terminado_en ?? Number.MAX_SAFE_INTEGER) - (b.terminado_en ?? Number.MAX_SAFE_INTEGER),
    )
    for (const turno of conocidos) this.#ritmos.apply(turno)
  }

  /** An open turno; undefined once it is over. */
  porCodigo(codigo: string): TurnoTable | undefined {
    return this.#abiertos.get(codigo)
  }

  get colas(): readonly ColaTable[] {
    return [...this.#colas.values()]
  }

  set colas(colas: readonly ColaTable[]) {
    this.#colas = byId(colas)
  }

  /** How many wait in a cola. */
  enEspera(colaId: string): number {
    return this.#lines.get(colaId)?.length ?? 0
  }

  /** The first of those who wait, in order. */
  primeros(colaId: string, cuantos: number): readonly TurnoTable[] {
    return this.#lines.get(colaId)?.first(cuantos) ?? []
  }

  /** In the order in which they were called. */
  enAtencion(colaId: string): readonly TurnoTable[] {
    return this.#enAtencion.get(colaId) ?? []
  }

  /** The latest called that is still in service. */
  actual(colaId: string): TurnoTable | null {
    return this.enAtencion(colaId).at(-1) ?? null
  }

  /** Place in the line of a waiting turno, 1 being next; 0 when it does not wait here. */
  posicion(turno: Pick<TurnoTable, 'cola_id' | 'orden'>): number {
    return this.#lines.get(turno.cola_id)?.placeOf(turno.orden) ?? 0
  }

  /** The service days that have open turnos. */
  get fechasAbiertas(): Set<string> {
    const fechas = new Set<string>()
    for (const turno of this.#abiertos.values()) fechas.add(turno.fecha)
    return fechas
  }

  cola(colaId: string): ColaTable | null {
    return this.#colas.get(colaId) ?? null
  }

  get totalEnEspera(): number {
    return this.colas.reduce((total, cola) => total + this.enEspera(cola.id), 0)
  }

  /** Turnos issued on this service day. */
  get emitidos(): number {
    let total = 0
    for (const ultimo of this.#numeracion.values()) total += ultimo
    return total
  }

  /** How the cola is being served just now. */
  ritmo(cola: ColaTable, ahora: number): Ritmo {
    return this.#ritmos.de(cola, () => [...this.#enAtencion.values()].flat(), ahora)
  }

  apply(turno: TurnoTable): void {
    this.#ritmos.apply(turno)
    this.#remove(turno)
    if (estaAbierto(turno.estado)) this.#abiertos.set(turno.codigo, turno)
    if (turno.estado === 'espera') {
      this.#lineOf(turno.cola_id).add(turno)
    } else if (turno.estado === 'atencion') {
      const lista = listOf(this.#enAtencion, turno.cola_id)
      lista.push(turno)
      lista.sort((a, b) => (a.llamado_en ?? 0) - (b.llamado_en ?? 0) || a.orden - b.orden)
    }
    if (turno.fecha === this.fecha) {
      const ultimo = this.#numeracion.get(turno.cola_id) ?? 0
      this.#numeracion.set(turno.cola_id, Math.max(ultimo, turno.numero))
    }
    if (turno.puesto) this.puestos.add(turno.puesto)
    this.#applyLlamado(turno)
  }

  #remove(turno: TurnoTable): void {
    if (this.#abiertos.get(turno.codigo)?.id === turno.id) this.#abiertos.delete(turno.codigo)
    this.#lines.get(turno.cola_id)?.remove(turno.orden)
    const atencion = listOf(this.#enAtencion, turno.cola_id)
    const j = atencion.findIndex((t) => t.id === turno.id)
    if (j >= 0) atencion.splice(j, 1)
  }

  #lineOf(colaId: string): WaitingLine {
    let line = this.#lines.get(colaId)
    if (!line) {
      line = new WaitingLine()
      this.#lines.set(colaId, line)
    }
    return line
  }

  #applyLlamado(turno: TurnoTable): void {
    const otros = this.llamados.filter((t) => t.id !== turno.id)
    if (turno.anunciado_en !== null) otros.push(turno)
    else if (otros.length === this.llamados.length) return
    otros.sort((a, b) => (b.anunciado_en ?? 0) - (a.anunciado_en ?? 0) || b.orden - a.orden)
    this.llamados = otros.slice(0, LLAMADOS_RECIENTES)
  }
}

const byId = (colas: readonly ColaTable[]) => new Map(colas.map((cola) => [cola.id, cola]))

function listOf(map: Map<string, TurnoTable[]>, key: string): TurnoTable[] {
  let list = map.get(key)
  if (!list) {
    list = []
    map.set(key, list)
  }
  return list
}
