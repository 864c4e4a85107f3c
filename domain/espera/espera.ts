import type { Demora, Estimado } from '#contract/turno.ts'
import { type Agenda, apertura } from '../agenda.ts'
import { MINUTO_MS } from '../hora-local.ts'
import type { ColaDeSala } from '../sala.ts'
import type { Id, Turno } from '../turno.ts'
import {
  BISECTION_STEPS,
  CLOSING_MAX_MIN,
  FIRST_QUOTES_SERVICES,
  FIRST_QUOTES_VARIANCE,
  RENEWAL_MAX_CV,
  STAFFING_CV,
  WAIT_MAX_CV,
} from './constantes.ts'
import { type Correccion, type Prevision, SIN_CORREGIR } from './correccion.ts'
import { rangoDe } from './rango.ts'
import { medirServicio, type TiempoDeServicio } from './servicio.ts'

export interface PuestoAlTrabajo {
  /** Share of its work that goes to this cola and the colas it serves together with it. */
  parte: number
  /** Minutes until it calls the next person while others wait; null: it has stopped calling. */
  resto: number | null
  /** Minutes until it calls a person who waits alone; 0 for a free desk. */
  restoSolo: number
  ocupado: boolean
}

/** How a cola is being served, measured from its own history. */
export interface Ritmo extends TiempoDeServicio {
  puestos: readonly PuestoAlTrabajo[]
  /** Other colas that these puestos serve, and the share of those colas' people that they call. */
  compartidas: ReadonlyMap<Id, number>
  correccion: Correccion
  /** Calls made per predicted call: fewer where people leave, more where others are placed ahead. */
  avance: number
}

/** The pace of a cola without history: the owner's figure and one caller. */
export const ritmoInicial = (tiempoEstimado: number): Ritmo => ({
  ...medirServicio([], tiempoEstimado),
  puestos: [],
  compartidas: new Map(),
  correccion: SIN_CORREGIR,
  avance: 1,
})

/** The wait quoted at a take, as stored. */
export interface Cotizacion {
  /** The range in minutes. */
  estimado_min: number | null
  estimado_max: number | null
  /** Seconds predicted by the model, before the correction by past quotes. */
  previsto_s: number | null
  /** Predicted relative variance, in thousandths. */
  previsto_v: number | null
  /** Predicted number of calls, this turno's own included. */
  delante: number | null
}

/** The fields of a turno that `Ritmos` measures. */
export type TurnoMedido = Cotizacion &
  Pick<
    Turno,
    | 'id'
    | 'cola_id'
    | 'estado'
    | 'puesto'
    | 'emitido_en'
    | 'llamado_en'
    | 'terminado_en'
    | 'fin_incierto'
    | 'desde_en'
    | 'pospuestos'
  >

/** The quote when a puesto is free. */
const AL_MOMENTO: Estimado = { min: 0, max: 1 }

/**
 * The wait when `faltantes` turnos are still to be called, this one included. `ajenos`: people in other colas whom the
 * same puestos call first. Null when the cola is not served.
 */
export function estimar(faltantes: number, ritmo: Ritmo, activa: boolean, ajenos = 0): Estimado | null {
  if (!activa) return null
  if (faltantes <= 0) return { min: 0, max: 0 }
  const prevision = prever(faltantes, ritmo, ajenos)
  return prevision ? rangoDe(prevision, ritmo.correccion) : AL_MOMENTO
}

/** Quotes the wait of a new turno; arguments as in `estimar`. */
export function cotizar(faltantes: number, ritmo: Ritmo, ajenos = 0): Cotizacion {
  const prevision = prever(faltantes, ritmo, ajenos)
  const { min, max } = prevision ? rangoDe(prevision, ritmo.correccion) : AL_MOMENTO
  return {
    estimado_min: min,
    estimado_max: max,
    previsto_s: prevision && Math.max(1, Math.round(prevision.media * 60)),
    previsto_v: prevision && Math.max(1, Math.round(prevision.varianza * 1000)),
    delante: faltantes,
  }
}

/** The wait before the correction by past quotes. Null when a puesto is free to call at once. */
export function prever(faltantes: number, ritmo: Ritmo, ajenos = 0): Prevision | null {
  const { media, muestras, puestos, avance } = ritmo
  const total = 1 + (faltantes - 1) * avance + ajenos
  const variacion = Math.min(ritmo.variacion, WAIT_MAX_CV)
  const restos = puestos.flatMap(({ parte, resto, restoSolo }) => {
    const suyo = total > 1 ? resto : restoSolo
    return suyo === null ? [] : [{ parte, resto: suyo }]
  })
  // An open cola is expected to be served by at least one puesto.
  if (restos.length === 0) restos.push({ parte: 1, resto: media })
  const minutos = tiempoHasta(total, restos, ritmo)
  if (minutos <= 0) return null
  const medida = variacion ** 2 / total + variacion ** 2 / (muestras + 1) + STAFFING_CV ** 2
  const peso = muestras / (muestras + FIRST_QUOTES_SERVICES)
  return { media: minutos, varianza: peso * medida + (1 - peso) * FIRST_QUOTES_VARIANCE }
}

interface Resto {
  parte: number
  resto: number
}

/** Minutes until the puestos have made that many calls: each calls first after its `resto`, then once per `media`. */
function tiempoHasta(
  llamadas: number,
  puestos: readonly Resto[],
  { media, variacion }: TiempoDeServicio,
): number {
  // Renewal theory: the more services differ, the more short ones come before a long one. This matters where several
  // puestos call in parallel.
  const sesgo = ((Math.min(variacion, RENEWAL_MAX_CV) ** 2 - 1) / 2) * (1 - 1 / puestos.length)
  const hechas = (t: number) => {
    let n = 0
    for (const { parte, resto } of puestos) {
      const despues = (t - resto) / media
      n += parte * (despues < 0 ? t / resto : 1 + despues + (sesgo * despues) / (1 + despues))
    }
    return n
  }
  if (hechas(0) >= llamadas) return 0
  let low = 0
  let high = (1.25 * media * llamadas) / puestos.length
  while (hechas(high) < llamadas) high *= 2
  for (let i = 0; i < BISECTION_STEPS; i++) {
    const middle = (low + high) / 2
    if (hechas(middle) < llamadas) low = middle
    else high = middle
  }
  return high
}

type Prioridad = Pick<ColaDeSala, 'prioridad'>

/** People waiting in another cola. */
interface Otros {
  todos: (id: Id) => number
  /** Only those ahead of the turno in question. */
  antes: (id: Id) => number
}

/** People in other colas whom the same puestos call first: all of a cola with higher priority, none of a lower one. */
export function ajenosDe(
  { compartidas }: Ritmo,
  cola: Prioridad,
  otra: (id: Id) => Prioridad | null | undefined,
  { todos, antes }: Otros,
): number {
  let suma = 0
  for (const [id, parte] of compartidas) {
    const prioridad = otra(id)?.prioridad ?? -1
    if (prioridad > cola.prioridad) suma += parte * todos(id)
    else if (prioridad === cola.prioridad) suma += parte * antes(id)
  }
  return suma
}

/** Adds the time during which the cola is closed by its hours, when nobody is called, to a range of waits. */
export function sumarCierre(
  { min, max }: Estimado,
  agenda: Agenda | null | undefined,
  colaId: Id,
  ritmo: Ritmo,
  ahora: number,
): Estimado {
  const cierre = cierreDe(agenda, colaId, ritmo, ahora)
  if (!cierre) return { min, max }
  const { desde, hasta } = cierre
  const despues = (minutos: number) =>
    minutos <= desde && desde > 0 ? minutos : minutos + Math.round(hasta - desde)
  return { min: despues(min), max: despues(max) }
}

/** Start and end, in minutes from now, of the present or next closing; null if the wait does not include one. */
function cierreDe(agenda: Agenda | null | undefined, colaId: Id, { puestos }: Ritmo, ahora: number) {
  if (!agenda?.conHoras(colaId)) return null
  const { abierta, cierra, abre } = apertura(agenda, colaId, ahora)
  // Puestos still serving after closing time continue until the line is empty.
  if (!abierta && puestos.some(({ ocupado }) => ocupado)) return null
  const desde = abierta ? cierra : ahora
  if (desde === null) return null
  const hasta = abierta ? apertura(agenda, colaId, desde).abre : abre
  if (hasta === null || (hasta - desde) / MINUTO_MS > CLOSING_MAX_MIN) return null
  return { desde: (desde - ahora) / MINUTO_MS, hasta: (hasta - ahora) / MINUTO_MS }
}

interface Anunciada {
  /** Upper end of the range announced at the take, in minutes; null: none was announced. */
  anunciado: number | null
  /** Minutes waited so far. */
  transcurrido: number
  queda: Estimado
}

/** Whether a wait is expected to be longer than was announced. */
export const seDemora = ({ anunciado, transcurrido, queda }: Anunciada): boolean =>
  anunciado !== null && transcurrido + (queda.min + queda.max) / 2 > anunciado

/** What happened while a turno has been waiting. */
export interface Sucesos {
  /** Whether a turno with a preference was placed ahead, or called before it, after it joined. */
  preferentes: boolean
  /** Whether a turno without a preference was placed ahead, or called before it, after it joined. */
  otras: boolean
  /** Whether its customer postponed it, so that others pass because they were let through. */
  pospuesto: boolean
  pausados: number
}

/** Why a wait grows: others were placed ahead, a puesto stopped calling, or services take longer. */
export function causaDeDemora({ preferentes, otras, pospuesto, pausados }: Sucesos): Demora {
  if (pospuesto && (preferentes || otras)) return 'propia'
  if (preferentes) return 'preferentes'
  if (otras) return 'otras'
  return pausados > 0 ? 'pausa' : 'lenta'
}
