import { datosDeElegir, type Eleccion, negativaDeElegir } from './elegir.ts'
import { type Colocado, colocar, esAntes, lugarAlLlegar, type Momento } from './lugar.ts'
import type { Sala } from './sala.ts'
import { type Tramo, tramoDe } from './tramo.ts'
import { type Accion, actuar, type Cambio, hecho, type Id, type Negativa, type Turno } from './turno.ts'

/** The result of moving a turno. The first cambio is its own; the others made room. */
export interface Movimiento<T extends Turno = Turno> {
  cambios: [Cambio<T>, ...Cambio<T>[]]
  tramo: Tramo | null
  /** The empresa's clock afterwards. */
  reloj: number
}

/** When an order runs: the seq of its evento, the empresa's clock, and the time. */
export interface Cuando extends Momento {
  ahora: number
}

type Linea<T extends Turno> = readonly T[]

const SIN_LLAMADA = { puesto: null, llamado_en: null, anunciado_en: null, termino_a: null } as const

export const DONDE = ['conserva', 'final', 'primero'] as const
export type Donde = (typeof DONDE)[number]

export interface OrdenTransferir {
  colaId: Id
  donde: Donde
  /** Whether this is the next step of the visit. */
  sigue?: boolean
  elegir: Eleccion
}

/**
 * Moves a turno to another line. `donde` decides the place; 'conserva' keeps its seniority. Going first passes over
 * those who are ahead by seniority.
 */
export function transferir<T extends Turno>(
  { colas, linea }: Pick<Sala, 'colas'> & { linea: Linea<T> },
  turno: T,
  { colaId, donde, sigue = false, elegir }: OrdenTransferir,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  if (!colas.has(colaId)) return 'cola_no_encontrada'
  const otros = sinEl(linea, turno)
  const fin = sigue ? 'seguido' : 'transferido'
  const movido = mover(sigue ? 'seguir' : 'transferir', turno, sitioEn(otros, turno, donde, cuando), cuando, {
    campos: { ...SIN_LLAMADA, cola_id: colaId, desde_en: cuando.ahora, vuelve_en: null, pospuestos: null },
    tramo: turno.estado === 'apartado' ? null : tramoDe(turno, fin, cuando.ahora),
  })
  return elegido(movido, donde === 'primero' ? delanteDe(otros, turno) : 0, elegir)
}

/** Number of people ahead of a turno by seniority. */
const delanteDe = (linea: Linea<Turno>, turno: Turno): number =>
  linea.filter((otro) => otro.id !== turno.id && esAntes(otro, turno)).length

/** Applies the empresa's rule to a movement that passes over others, and records how many. */
function elegido<T extends Turno>(
  movido: Movimiento<T> | Negativa,
  saltados: number,
  elegir: Eleccion,
): Movimiento<T> | Negativa {
  if (typeof movido === 'string' || saltados === 0) return movido
  const [primero, ...cedidos] = movido.cambios
  const datos = { ...primero.datos, ...datosDeElegir(saltados, elegir.motivo) }
  return negativaDeElegir(saltados, elegir) ?? { ...movido, cambios: [{ ...primero, datos }, ...cedidos] }
}

function sitioEn<T extends Turno>(
  linea: Linea<T>,
  { lugar, orden }: T,
  donde: Donde,
  cuando: Cuando,
): Colocado<T> {
  if (donde === 'conserva') return { lugar: { lugar, orden }, movidos: [], reloj: cuando.reloj }
  return colocar(linea, donde === 'primero' ? 0 : linea.length, cuando)
}

export interface OrdenAPuesto {
  puesto: string
  elegir: Eleccion
}

/**
 * Hands a turno over to a free desk, and announces it there. A turno that was not called yet passes over those ahead of
 * it in its line.
 */
export function transferirAPuesto<T extends Turno>(
  { enAtencion, linea }: { enAtencion: readonly Turno[]; linea: Linea<T> },
  turno: T,
  { puesto, elegir }: OrdenAPuesto,
  { ahora, reloj }: Cuando,
): Movimiento<T> | Negativa {
  if (enAtencion.some((otro) => otro.puesto === puesto)) return 'puesto_ocupado'
  const paso = actuar('transferir', turno, ahora)
  if (typeof paso === 'string') return paso
  const campos = { puesto, llamado_en: ahora, anunciado_en: ahora, termino_a: null, vuelve_en: null }
  const tramo = turno.estado === 'apartado' ? null : tramoDe(turno, 'transferido', ahora)
  const cambio = { ...paso, turno: { ...turno, ...campos, desde_en: ahora, estado: 'atencion' as const } }
  const saltados = turno.estado === 'atencion' ? 0 : delanteDe(linea, turno)
  return elegido({ cambios: [conAntes(turno, cambio)], tramo, reloj }, saltados, elegir)
}

/** Sets a turno aside: it keeps its place, but is not called until it is resumed. */
export function apartar<T extends Turno>(
  turno: T,
  { minutos }: { minutos: number | null },
  { ahora, reloj }: Cuando,
  campos: Partial<Turno> = {},
): Movimiento<T> | Negativa {
  const vuelve_en = minutos === null ? null : ahora + minutos * 60_000
  const cambio = actuar('apartar', turno, ahora, { ...SIN_LLAMADA, ...campos, vuelve_en })
  if (typeof cambio === 'string') return cambio
  return { cambios: [conAntes(turno, cambio)], tramo: tramoDe(turno, 'apartado', ahora), reloj }
}

/** Resumes a turno that was set aside. The time aside does not count as waiting. */
export function reanudar<T extends Turno>(
  turno: T,
  { ahora, reloj }: Cuando,
  campos: Partial<Turno> = {},
): Movimiento<T> | Negativa {
  const cambio = actuar('reanudar', turno, ahora, { ...campos, desde_en: ahora, vuelve_en: null })
  if (typeof cambio === 'string') return cambio
  return { cambios: [conAntes(turno, cambio)], tramo: null, reloj }
}

/** Whether the time for which a turno was set aside has passed. */
export const vuelveYa = ({ vuelve_en }: Pick<Turno, 'vuelve_en'>, ahora: number): boolean =>
  (vuelve_en ?? Number.POSITIVE_INFINITY) <= ahora

/** A customer may return within this time after being marked absent. */
export const VOLVER_MS = 30 * 60_000
/** Number of people ahead of a customer who returns. */
const VUELVE_TRAS = 2

/** Lets a customer who was called and did not come wait again, behind the next two. */
export function volver<T extends Turno>(
  { colas, linea }: Pick<Sala, 'colas'> & { linea: Linea<T> },
  turno: T,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  if (!colas.has(turno.cola_id)) return 'cola_no_encontrada'
  if (turno.estado === 'ausente' && cuando.ahora - (turno.terminado_en ?? 0) > VOLVER_MS)
    return 'volver_tarde'
  const sitio = colocar(linea, Math.min(VUELVE_TRAS, linea.length), cuando)
  return mover('volver', turno, sitio, cuando, {
    campos: { ...SIN_LLAMADA, terminado_en: null, desde_en: cuando.ahora },
    tramo: turno.estado === 'ausente' ? tramoDe(turno, 'ausente', cuando.ahora) : null,
  })
}

/** Limits for customers who postpone their own turno. */
export const POSPONER = { veces: 2, personas: [1, 2, 3, 5], minutos: 30 } as const

export type OrdenPosponer = { pasan: number } | { minutos: number }

/** The customer lets some people pass, or returns to the same place in some minutes. */
export function posponer<T extends Turno>(
  linea: Linea<T>,
  turno: T,
  orden: OrdenPosponer,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  // A called customer is at a desk: only the staff can set that turno aside.
  if (turno.estado !== 'espera') return 'turno_no_en_espera'
  const pospuestos = (turno.pospuestos ?? 0) + 1
  if (pospuestos > POSPONER.veces) return 'posponer_limite'
  if ('minutos' in orden) return apartar(turno, orden, cuando, { pospuestos })
  const delante = linea.findIndex(({ id }) => id === turno.id)
  // It would change nothing, and use up one of the times.
  if (delante === linea.length - 1) return 'posponer_ultimo'
  const sitio = colocar(sinEl(linea, turno), Math.min(linea.length - 1, delante + orden.pasan), cuando)
  return mover('posponer', turno, sitio, cuando, { campos: { pospuestos }, tramo: null })
}

/** The customer reports being there; a turno that was set aside waits again. */
export function llegar<T extends Turno>(turno: T, cuando: Cuando): Movimiento<T> | Negativa {
  const llego_en = cuando.ahora
  if (turno.estado === 'apartado') return reanudar(turno, cuando, { llego_en })
  const cambio = actuar('llegar', turno, cuando.ahora, { llego_en })
  return typeof cambio === 'string' ? cambio : { cambios: [cambio], tramo: null, reloj: cuando.reloj }
}

/** Changes fields of a turno in any open state. `ventaja`, in minutes, moves its place. */
export function cambiar<T extends Turno>(
  turno: T,
  { campos, ventaja = 0 }: { campos: Partial<T>; ventaja?: number },
  { ahora, seq, reloj }: Cuando,
): Movimiento<T> | Negativa {
  const lugar = lugarAlLlegar(turno.lugar, ventaja)
  // A turno that was moved to the end has no credit left: without its preference it stays ahead of those who come later.
  const sitio = lugar > reloj ? { lugar: reloj, orden: seq } : { lugar }
  const cambio = actuar('cambiar', { ...turno, ...campos, ...sitio }, ahora)
  return typeof cambio === 'string' ? cambio : { cambios: [conAntes(turno, cambio)], tramo: null, reloj }
}

interface Fin {
  campos: Partial<Turno>
  tramo: Tramo | null
}

function mover<T extends Turno>(
  accion: Accion,
  turno: T,
  { lugar, movidos, reloj }: Colocado<T>,
  { ahora }: Cuando,
  { campos, tramo }: Fin,
): Movimiento<T> | Negativa {
  const cambio = actuar(accion, turno, ahora, { ...campos, ...lugar })
  if (typeof cambio === 'string') return cambio
  const cedidos = movidos.map((otro) => conLugar(otro.antes, hecho(actuar('mover', otro.ahora, ahora))))
  return { cambios: [conAntes(turno, cambio), ...cedidos], tramo, reloj }
}

const sinEl = <T extends Turno>(linea: Linea<T>, { id }: T): T[] => linea.filter((otro) => otro.id !== id)

/** Records the previous values in the evento, so that the order can be undone. */
function conAntes<T extends Turno>(antes: T, cambio: Cambio<T>): Cambio<T> {
  const campos = Object.entries(cambio.turno).filter(([campo, valor]) => antes[campo as keyof T] !== valor)
  const previos = Object.fromEntries(campos.map(([campo]) => [campo, antes[campo as keyof T] ?? null]))
  return conLugar(antes, { ...cambio, datos: { ...cambio.datos, antes: previos } })
}

/** Records the old and new place in the evento: all lines can be rebuilt from the history. */
function conLugar<T extends Turno>(antes: T, cambio: Cambio<T>): Cambio<T> {
  const { lugar } = cambio.turno
  return lugar === antes.lugar
    ? cambio
    : { ...cambio, datos: { ...cambio.datos, lugar: [antes.lugar, lugar] } }
}

export interface OrdenRetroceder<T extends Turno> {
  /** The seq of the evento to undo. */
  seq: number
  /** Previous values recorded in that evento. */
  antes: Partial<T>
}

/** Undoes an order. If the desk of the turno is busy by now, the turno goes to the front of the line instead. */
export function retroceder<T extends Turno>(
  { colas, enAtencion, linea }: Pick<Sala<T>, 'colas' | 'enAtencion'> & { linea: Linea<T> },
  turno: T,
  { seq, antes }: OrdenRetroceder<T>,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  const previo: T = { ...turno, ...antes }
  if (!colas.has(previo.cola_id)) return 'cola_no_encontrada'
  const cambio = { turno: previo, tipo: 'deshecho' as const, datos: { deshace: seq } }
  const ocupado = enAtencion.some((otro) => otro.id !== turno.id && otro.puesto === previo.puesto)
  if (previo.estado !== 'atencion' || !ocupado)
    return { cambios: [conLugar(turno, cambio)], tramo: null, reloj: cuando.reloj }
  const { lugar, reloj } = colocar(sinEl(linea, turno), 0, cuando)
  const primero = { ...previo, ...SIN_LLAMADA, ...lugar, estado: 'espera' as const }
  return { cambios: [conLugar(turno, { ...cambio, turno: primero })], tramo: null, reloj }
}
