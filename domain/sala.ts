import type { EstadoCola } from '#contract/cola.ts'
import type { Agenda } from './agenda.ts'
import type { ConPrefijo } from './etiqueta.ts'
import type { Calendario } from './jornada.ts'
import { esAntes, porLugar } from './lugar.ts'
import type { Cambio, Id, Turno } from './turno.ts'

/** What the rules know of a cola. Rows of the store have these fields under the same names. */
export interface ColaDeSala extends ConPrefijo {
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
  /** Hours and caps, where there are any. */
  agenda?: Agenda | null
  /** By cola, how many were issued on this service day. */
  hoy?: Map<Id, number>
  /** By cola, how many were issued in this hour of the clock. Only of those that have a cap for it. */
  enLaHora?: Map<Id, number>
  /** By cola, the last number of this service day. */
  ultimos: Map<Id, number>
  /** By cola, how many wait. */
  esperan: Map<Id, number>
  /** By cola, who waits, in order. */
  lineas: Map<Id, T[]>
  /** In the order in which they were called. */
  enAtencion: T[]
}

/** By cola, who waits of these turnos, in order. */
export function lineasDe<T extends Turno>(turnos: Iterable<T>): Map<Id, T[]> {
  const lineas = new Map<Id, T[]>()
  for (const turno of turnos) {
    if (turno.estado !== 'espera') continue
    const linea = lineas.get(turno.cola_id)
    if (linea) linea.push(turno)
    else lineas.set(turno.cola_id, [turno])
  }
  for (const linea of lineas.values()) linea.sort(porLugar)
  return lineas
}

/** The order of those in service: the latest call is the last. */
export const porLlamada = (a: Turno, b: Turno): number =>
  (a.llamado_en ?? 0) - (b.llamado_en ?? 0) || a.orden - b.orden

/** Brings the room up with a turno that was issued, and with where the clock stands since. */
export function anotarEmision<T extends Turno>(sala: Sala<T>, turno: T, reloj: number): void {
  sala.ultimos.set(turno.serie_id, turno.numero)
  sala.emitidos++
  for (const emitidos of [sala.hoy, sala.enLaHora]) if (emitidos) contar(emitidos, turno.serie_id, 1)
  sala.reloj = Math.max(sala.reloj, reloj)
  const linea = sala.lineas.get(turno.cola_id)
  if (linea) poner(linea, turno)
  contar(sala.esperan, turno.cola_id, 1)
}

/** Brings the room up with changes of its turnos, moves between colas included. */
export function anotarCambios<T extends Turno>(sala: Sala<T>, cambios: readonly Cambio<T>[]): void {
  for (const { turno } of cambios) {
    sacar(sala, turno.id)
    if (turno.estado === 'espera') {
      const linea = sala.lineas.get(turno.cola_id) ?? []
      sala.lineas.set(turno.cola_id, linea)
      poner(linea, turno)
      contar(sala.esperan, turno.cola_id, 1)
    }
    if (turno.estado === 'atencion') {
      sala.enAtencion.push(turno)
      sala.enAtencion.sort(porLlamada)
    }
  }
}

/** Takes a turno out of where it was, by its id: it may have stood in another line. */
function sacar<T extends Turno>(sala: Sala<T>, id: Id): void {
  sala.enAtencion = sala.enAtencion.filter((otro) => otro.id !== id)
  for (const [colaId, linea] of sala.lineas) {
    const i = linea.findIndex((otro) => otro.id === id)
    if (i < 0) continue
    linea.splice(i, 1)
    contar(sala.esperan, colaId, -1)
  }
}

function poner<T extends Turno>(linea: T[], turno: T): void {
  const detras = linea.findIndex((otro) => esAntes(turno, otro))
  linea.splice(detras < 0 ? linea.length : detras, 0, turno)
}

const contar = (cuantos: Map<Id, number>, colaId: Id, mas: number): void => {
  cuantos.set(colaId, (cuantos.get(colaId) ?? 0) + mas)
}
