import type { EstadoCola } from '#contract/cola.ts'
import { esAntes } from './cola.ts'
import type { Calendario } from './jornada.ts'
import type { Cambio, Id, Turno } from './turno.ts'

/** What the rules know of a cola. Rows of the store have these fields under the same names. */
export interface ColaDeSala {
  id: Id
  estado: EstadoCola
  prioridad: 0 | 1
  tiempo_estimado: number
}

/**
 * The room of an empresa: its colas, who waits and who is being served. An order reads only some of it, so the
 * caller may load only that: a take needs no lines, a call only their heads.
 */
export interface Sala<T extends Turno = Turno> {
  calendario: Calendario
  /** The service day. */
  fecha: string
  /** Turnos that may be issued in a service day; null: any number. */
  limite: number | null
  /** Issued on this service day. */
  emitidos: number
  /** Microseconds of the empresa's clock, which never goes back. */
  reloj: number
  colas: ReadonlyMap<Id, ColaDeSala>
  /** By cola, the last number of this service day. */
  ultimos: Map<Id, number>
  /** By cola, how many wait. */
  esperan: Map<Id, number>
  /** By cola, who waits, in order. */
  lineas: Map<Id, T[]>
  /** In the order in which they were called. */
  enAtencion: T[]
}

/** Brings the room up with a turno that was issued. */
export function anotarEmision<T extends Turno>(sala: Sala<T>, turno: T): void {
  const { cola_id: colaId } = turno
  sala.ultimos.set(colaId, turno.numero)
  sala.esperan.set(colaId, (sala.esperan.get(colaId) ?? 0) + 1)
  sala.emitidos++
  sala.reloj = Math.max(sala.reloj, turno.lugar)
  sala.lineas.get(colaId)?.push(turno)
}

/** Brings the room up with changes of its turnos. */
export function anotarCambios<T extends Turno>(sala: Sala<T>, cambios: readonly Cambio<T>[]): void {
  for (const { turno } of cambios) {
    const { id, cola_id: colaId } = turno
    const linea = sala.lineas.get(colaId) ?? []
    const lugar = linea.findIndex((otro) => otro.id === id)
    if (lugar >= 0) linea.splice(lugar, 1)
    sala.enAtencion = sala.enAtencion.filter((otro) => otro.id !== id)
    let esperan = (sala.esperan.get(colaId) ?? 0) - (lugar >= 0 ? 1 : 0)
    if (turno.estado === 'espera') {
      const detras = linea.findIndex((otro) => esAntes(turno, otro))
      linea.splice(detras < 0 ? linea.length : detras, 0, turno)
      sala.lineas.set(colaId, linea)
      esperan++
    }
    sala.esperan.set(colaId, esperan)
    if (turno.estado === 'atencion') {
      sala.enAtencion.push(turno)
      sala.enAtencion.sort((a, b) => (a.llamado_en ?? 0) - (b.llamado_en ?? 0) || a.orden - b.orden)
    }
  }
}
