import { anotar, cuantil, type Duraciones, juntar, sinDuraciones } from './duraciones.ts'
import { MINUTO_MS, sumarDias } from './hora-local.ts'
import { horaLocal } from './jornada.ts'
import type { PausasPorPersona } from './pausas.ts'
import {
  contarAdelantos,
  contarDePersona,
  contarTramoDePersona,
  Llamadas,
  type PorPersona,
} from './personas.ts'
import type { Tramo } from './tramo.ts'
import type { Estado, Id } from './turno.ts'

/** The fields of a turno that statistics need. */
export interface TurnoContado {
  id: Id
  cola_id: Id
  serie_id: Id
  desde_en: number | null
  pospuestos: number | null
  estado: Estado
  emitido_en: number
  llamado_en: number | null
  terminado_en: number | null
  estimado_min: number | null
  estimado_max: number | null
}

/** The fields of a stage that statistics need. */
export type TramoContado = Pick<
  Tramo,
  'turno_id' | 'cola_id' | 'desde_en' | 'llamado_en' | 'terminado_en' | 'fin'
> & { seq: number }

export interface ResumenCola {
  emitidos: number
  completados: number
  ausentes: number
  cancelados: number
  expirados: number
  /** From the take to the call. */
  espera: Duraciones
  /** From the call to the end of the service, for completed turnos. */
  atencion: Duraciones
  /** From the take to the end of the visit, through all its stages, for completed turnos. */
  visita: Duraciones
  /** Stages that ended here while the visit continued elsewhere. */
  etapas: number
  porHora: number[]
  /** Accuracy of the estimates, by the hour of the take. */
  aciertos: Record<number, Aciertos>
}

/** Called turnos that had a quote: how many were called within its range, and how many not later than it. */
export interface Aciertos {
  cotizados: number
  dentro: number
  aTiempo: number
  /** Sum of the distances from the middle of the range. */
  errorMs: number
}

export interface ResumenDia {
  fecha: string
  colas: Record<Id, ResumenCola>
  /** By person, then by cola. */
  personas: PorPersona
  /** Pauses at named desks, by person; empty without named desks. */
  pausas: PausasPorPersona
}

/** Version of the counting rules: days stored with another version are counted again. */
export const RESUMEN_VERSION = 7

const resumenVacio = (): ResumenCola => ({
  emitidos: 0,
  completados: 0,
  ausentes: 0,
  cancelados: 0,
  expirados: 0,
  espera: sinDuraciones(),
  atencion: sinDuraciones(),
  visita: sinDuraciones(),
  etapas: 0,
  porHora: Array(24).fill(0),
  aciertos: {},
})

/** Reads a stored summary of an older version whose turnos are gone: what was not counted then is zero. */
export function leerAnterior(datos: string): ResumenDia {
  const { colas, ...dia } = JSON.parse(datos) as Pick<ResumenDia, 'fecha' | 'colas'>
  const completas = Object.entries(colas).map(([id, cola]) => [id, { ...resumenVacio(), ...cola }])
  return { personas: {}, pausas: {}, ...dia, colas: Object.fromEntries(completas) }
}

const sinAciertos = (): Aciertos => ({ cotizados: 0, dentro: 0, aTiempo: 0, errorMs: 0 })

/** Counts the turnos of one service day, and the stages of their visits. */
export function resumirDia(
  fecha: string,
  turnos: Iterable<TurnoContado>,
  tramos: Iterable<TramoContado>,
  zona: string,
  llamadas: Llamadas = new Llamadas([]),
  pausas: PausasPorPersona = {},
): ResumenDia {
  const personas: ResumenDia['personas'] = {}
  const colas: Record<Id, ResumenCola> = {}
  const de = (colaId: Id): ResumenCola => {
    colas[colaId] ??= resumenVacio()
    return colas[colaId]
  }
  for (const turno of turnos) {
    contarEmision(de(turno.serie_id), turno, zona)
    contar(de(turno.cola_id), turno, zona)
    contarDePersona(personas, turno, llamadas.de(turno.id))
    contarAdelantos(personas, llamadas.adelantosDe(turno.id))
  }
  for (const tramo of tramos) {
    contarTramo(de(tramo.cola_id), tramo)
    contarTramoDePersona(personas, tramo, llamadas.de(tramo.turno_id, tramo.seq))
  }
  return { fecha, colas, personas, pausas }
}

const CONTADOR: Partial<Record<Estado, 'completados' | 'ausentes' | 'cancelados' | 'expirados'>> = {
  completado: 'completados',
  ausente: 'ausentes',
  cancelado: 'cancelados',
  expirado: 'expirados',
}

const horaDe = ({ emitido_en }: Pick<TurnoContado, 'emitido_en'>, zona: string): number =>
  Number.parseInt(horaLocal(emitido_en, zona), 10)

/** Counts a take in the cola that numbered the turno. */
function contarEmision(resumen: ResumenCola, { emitido_en }: TurnoContado, zona: string): void {
  resumen.emitidos++
  const hora = horaDe({ emitido_en }, zona)
  resumen.porHora[hora] = (resumen.porHora[hora] ?? 0) + 1
}

/** Counts a turno in the cola of its last stage. A wait that the customer postponed is not counted. */
function contar(resumen: ResumenCola, turno: TurnoContado, zona: string): void {
  const contador = CONTADOR[turno.estado]
  if (contador) resumen[contador]++
  if (turno.llamado_en === null) return
  const espera = turno.llamado_en - (turno.desde_en ?? turno.emitido_en)
  if (!turno.pospuestos) anotar(resumen.espera, espera)
  if (turno.estado === 'completado' && turno.terminado_en !== null) {
    anotar(resumen.atencion, turno.terminado_en - turno.llamado_en)
    anotar(resumen.visita, turno.terminado_en - turno.emitido_en)
  }
  // The estimate was for the first stage and the original order.
  if (turno.desde_en !== null || turno.pospuestos) return
  if (turno.estimado_min === null || turno.estimado_max === null) return
  const minutos = espera / MINUTO_MS
  juntarAciertos(resumen.aciertos, horaDe(turno, zona), {
    cotizados: 1,
    dentro: minutos >= turno.estimado_min && minutos <= turno.estimado_max ? 1 : 0,
    aTiempo: minutos <= turno.estimado_max ? 1 : 0,
    errorMs: Math.abs(espera - ((turno.estimado_min + turno.estimado_max) / 2) * MINUTO_MS),
  })
}

function contarTramo(resumen: ResumenCola, { desde_en, llamado_en, terminado_en, fin }: TramoContado): void {
  if (llamado_en === null) return
  anotar(resumen.espera, llamado_en - desde_en)
  if (fin === 'ausente') return
  anotar(resumen.atencion, terminado_en - llamado_en)
  resumen.etapas++
}

export function sumar(resumenes: Iterable<ResumenCola>): ResumenCola {
  const total = resumenVacio()
  for (const r of resumenes) {
    for (const campo of CAMPOS) total[campo] += r[campo]
    for (const [hora, cuantos] of r.porHora.entries())
      total.porHora[hora] = (total.porHora[hora] ?? 0) + cuantos
    for (const medida of ['espera', 'atencion', 'visita'] as const) juntar(total[medida], r[medida])
    for (const hora in r.aciertos) juntarAciertos(total.aciertos, Number(hora), r.aciertos[hora])
  }
  return total
}

const CAMPOS = ['emitidos', 'completados', 'ausentes', 'cancelados', 'expirados', 'etapas'] as const

function juntarAciertos(total: Record<number, Aciertos>, hora: number, otros: Aciertos | undefined): void {
  if (!otros) return
  const suma = total[hora] ?? sinAciertos()
  total[hora] = suma
  for (const campo of ['cotizados', 'dentro', 'aTiempo', 'errorMs'] as const) suma[campo] += otros[campo]
}

/** The sum over all hours. */
export function aciertosDe({ aciertos }: ResumenCola): Aciertos {
  const total: Record<number, Aciertos> = {}
  for (const hora in aciertos) juntarAciertos(total, 0, aciertos[hora])
  return total[0] ?? sinAciertos()
}

const decimal = (n: number): number => Math.round(n * 10) / 10

/** Minutes with one decimal. */
export const enMinutos = (ms: number): number => decimal(ms / MINUTO_MS)

/** A share in percent with one decimal; null when the whole is zero. */
export const porcentaje = (parte: number, total: number): number | null =>
  total === 0 ? null : decimal((parte / total) * 100)

export interface Medida {
  promedio: number
  mediana: number
  p90: number
}

/** Summary in minutes with one decimal; median and 90th percentile are exact to one percent. */
export function medir(duraciones: Duraciones): Medida | null {
  if (duraciones.cuantas === 0) return null
  return {
    promedio: enMinutos(duraciones.sumaMs / duraciones.cuantas),
    mediana: enMinutos(cuantil(duraciones, 0.5)),
    p90: enMinutos(cuantil(duraciones, 0.9)),
  }
}

/** Percentage of finished turnos that were completed. */
export const eficienciaDe = (r: ResumenCola): number | null =>
  porcentaje(r.completados, r.completados + r.ausentes + r.cancelados + r.expirados)

/** Mean error of the quotes, in minutes. */
export const errorMedioDe = ({ cotizados, errorMs }: Aciertos): number | null =>
  cotizados === 0 ? null : decimal(errorMs / cotizados / MINUTO_MS)

/** The service days between two dates, both included. */
export function diasEntre(desde: string, hasta: string): string[] {
  const dias: string[] = []
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1)) dias.push(dia)
  return dias
}
