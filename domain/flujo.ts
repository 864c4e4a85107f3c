import { type Colocado, colocar, lugarAlLlegar, type Momento } from './lugar.ts'
import type { Sala } from './sala.ts'
import { type Tramo, tramoDe } from './tramo.ts'
import { type Accion, actuar, type Cambio, hecho, type Id, type Negativa, type Turno } from './turno.ts'

/** What moving somebody changes. The first cambio is theirs; those after it made room. */
export interface Movimiento<T extends Turno = Turno> {
  cambios: [Cambio<T>, ...Cambio<T>[]]
  /** The stage that ended. */
  tramo: Tramo | null
  /** Where the empresa's clock stands afterwards. */
  reloj: number
}

/** When it happens: the seq of its evento, where the clock stands, and the time. */
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
  /** Whether it is the next step of the visit. */
  sigue?: boolean
}

/** Moves somebody to a line, who keeps the place that seniority gives unless told otherwise. */
export function transferir<T extends Turno>(
  { colas, linea }: Pick<Sala, 'colas'> & { linea: Linea<T> },
  turno: T,
  { colaId, donde, sigue = false }: OrdenTransferir,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  if (!colas.has(colaId)) return 'cola_no_encontrada'
  const sitio = sitioEn(sinEl(linea, turno), turno, donde, cuando)
  const fin = sigue ? 'seguido' : 'transferido'
  return mover(sigue ? 'seguir' : 'transferir', turno, sitio, cuando, {
    campos: { ...SIN_LLAMADA, cola_id: colaId, desde_en: cuando.ahora, vuelve_en: null, pospuestos: null },
    tramo: turno.estado === 'apartado' ? null : tramoDe(turno, fin, cuando.ahora),
  })
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

/** Hands somebody over to a desk that is free, where they are announced. */
export function transferirAPuesto<T extends Turno>(
  enAtencion: readonly Turno[],
  turno: T,
  puesto: string,
  { ahora, reloj }: Cuando,
): Movimiento<T> | Negativa {
  if (enAtencion.some((otro) => otro.puesto === puesto)) return 'puesto_ocupado'
  const paso = actuar('transferir', turno, ahora)
  if (typeof paso === 'string') return paso
  const campos = { puesto, llamado_en: ahora, anunciado_en: ahora, termino_a: null, vuelve_en: null }
  const tramo = turno.estado === 'apartado' ? null : tramoDe(turno, 'transferido', ahora)
  const cambio = { ...paso, turno: { ...turno, ...campos, desde_en: ahora, estado: 'atencion' as const } }
  return { cambios: [conAntes(turno, cambio)], tramo, reloj }
}

/** Sets somebody aside: nobody calls them until they are back, at the same place. */
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

/** Lets somebody who was set aside wait again. The time aside is no wait. */
export function reanudar<T extends Turno>(
  turno: T,
  { ahora, reloj }: Cuando,
  campos: Partial<Turno> = {},
): Movimiento<T> | Negativa {
  const cambio = actuar('reanudar', turno, ahora, { ...campos, desde_en: ahora, vuelve_en: null })
  if (typeof cambio === 'string') return cambio
  return { cambios: [conAntes(turno, cambio)], tramo: null, reloj }
}

/** Whether somebody set aside for a time is back. */
export const vuelveYa = ({ vuelve_en }: Pick<Turno, 'vuelve_en'>, ahora: number): boolean =>
  (vuelve_en ?? Number.POSITIVE_INFINITY) <= ahora

/** How long after being marked absent a customer may return, and behind how many. */
export const VOLVER_MS = 30 * 60_000
const VUELVE_TRAS = 2

/** Lets somebody who was called and did not come wait again, behind the next two. */
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

/** How often a customer may postpone the own turno, and by how much. */
export const POSPONER = { veces: 2, personas: [1, 2, 3, 5], minutos: 30 } as const

export type OrdenPosponer = { pasan: number } | { minutos: number }

/** The customer lets some people pass, or comes back in some minutes to the same place. */
export function posponer<T extends Turno>(
  linea: Linea<T>,
  turno: T,
  orden: OrdenPosponer,
  cuando: Cuando,
): Movimiento<T> | Negativa {
  // A called customer is at a desk: only the staff sets them aside.
  if (turno.estado !== 'espera') return 'turno_no_en_espera'
  const pospuestos = (turno.pospuestos ?? 0) + 1
  if (pospuestos > POSPONER.veces) return 'posponer_limite'
  if ('minutos' in orden) return apartar(turno, orden, cuando, { pospuestos })
  const delante = linea.findIndex(({ id }) => id === turno.id)
  // It would change nothing, and cost one of the times.
  if (delante === linea.length - 1) return 'posponer_ultimo'
  const sitio = colocar(sinEl(linea, turno), Math.min(linea.length - 1, delante + orden.pasan), cuando)
  return mover('posponer', turno, sitio, cuando, { campos: { pospuestos }, tramo: null })
}

/** The holder says to be there: who was away waits again. */
export function llegar<T extends Turno>(turno: T, cuando: Cuando): Movimiento<T> | Negativa {
  const llego_en = cuando.ahora
  if (turno.estado === 'apartado') return reanudar(turno, cuando, { llego_en })
  const cambio = actuar('llegar', turno, cuando.ahora, { llego_en })
  return typeof cambio === 'string' ? cambio : { cambios: [cambio], tramo: null, reloj: cuando.reloj }
}

/** Changes what the staff knows of somebody, in whatever open state. Minutes of credit (`ventaja`) move the place. */
export function cambiar<T extends Turno>(
  turno: T,
  { campos, ventaja = 0 }: { campos: Partial<T>; ventaja?: number },
  { ahora, reloj }: Cuando,
): Movimiento<T> | Negativa {
  const lugar = lugarAlLlegar(turno.lugar, ventaja)
  const cambio = actuar('cambiar', { ...turno, ...campos, lugar }, ahora)
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

/** Keeps what an order changed in its evento, so that it can be taken back. */
function conAntes<T extends Turno>(antes: T, cambio: Cambio<T>): Cambio<T> {
  const campos = Object.entries(cambio.turno).filter(([campo, valor]) => antes[campo as keyof T] !== valor)
  const previos = Object.fromEntries(campos.map(([campo]) => [campo, antes[campo as keyof T] ?? null]))
  return conLugar(antes, { ...cambio, datos: { ...cambio.datos, antes: previos } })
}

/** Keeps in the evento where in the order somebody stood and stands: the history alone tells every line. */
function conLugar<T extends Turno>(antes: T, cambio: Cambio<T>): Cambio<T> {
  const { lugar } = cambio.turno
  return lugar === antes.lugar
    ? cambio
    : { ...cambio, datos: { ...cambio.datos, lugar: [antes.lugar, lugar] } }
}

export interface OrdenRetroceder<T extends Turno> {
  /** Of the evento that is taken back, and what it says of before. */
  seq: number
  antes: Partial<T>
}

/** Takes an order back. Somebody whose desk is busy by now is put first in line instead. */
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
