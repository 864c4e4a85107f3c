import type { EstadoCola } from '#contract/cola.ts'
import type { Agenda } from './agenda.ts'
import type { ConPrefijo } from './etiqueta.ts'
import type { Calendario } from './jornada.ts'
import { esAntes, porLugar } from './lugar.ts'
import type { Cambio, Id, Turno } from './turno.ts'

/** The fields of a cola that the rules use. Rows of the store have them under the same names. */
export interface ColaDeSala extends ConPrefijo {
  id: Id
  estado: EstadoCola
  prioridad: 0 | 1
  tiempo_estimado: number
}

/**
 * The room of an empresa: its colas, who waits and who is in service. An order reads only part of it, so the caller may
 * load only that part: a take needs no lines, a call only their heads.
 */
export interface Sala<T extends Turno = Turno> {
  calendario: Calendario
  fecha: string
  /** Turnos that may be issued per service day; null: no limit. */
  limite: number | null
  /** Turnos issued on this service day. */
  emitidos: number
  /** Microseconds of the empresa's clock, which never goes back. */
  reloj: number
  colas: ReadonlyMap<Id, ColaDeSala>
  /** Hours and caps, if any. */
  agenda?: Agenda | null
  /** Turnos issued on this service day, by cola. */
  hoy?: Map<Id, number>
  /** Turnos issued in this clock hour, by cola; only for colas with such a cap. */
  enLaHora?: Map<Id, number>
  /** Last number of this service day, by cola. */
  ultimos: Map<Id, number>
  /** Number of waiting turnos, by cola. */
  esperan: Map<Id, number>
  /** Waiting turnos by cola, in order. */
  lineas: Map<Id, T[]>
  /** Turnos in service, in the order of their calls. */
  enAtencion: T[]
}

/** The waiting turnos among these, by cola and in order. */
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

export const porLlamada = (a: Turno, b: Turno): number =>
  (a.llamado_en ?? 0) - (b.llamado_en ?? 0) || a.orden - b.orden

/** Adds an issued turno to the room, and advances its clock. */
export function anotarEmision<T extends Turno>(sala: Sala<T>, turno: T, reloj: number): void {
  sala.ultimos.set(turno.serie_id, turno.numero)
  sala.emitidos++
  for (const emitidos of [sala.hoy, sala.enLaHora]) if (emitidos) contar(emitidos, turno.serie_id, 1)
  sala.reloj = Math.max(sala.reloj, reloj)
  const linea = sala.lineas.get(turno.cola_id)
  if (linea) poner(linea, turno)
  contar(sala.esperan, turno.cola_id, 1)
}

/** Applies changes of turnos to the room, including moves between colas. */
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

/** Removes a turno from wherever it was, by id: it may have been in another line. */
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
