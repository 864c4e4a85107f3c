import type { Estimado } from '#contract/turno.ts'
import {
  type Correccion,
  cuantil,
  distribuir,
  minutosDe,
  type Prevision,
  parteBajo,
  puntajeDe,
  SIN_CORREGIR,
} from './correccion.ts'
import type { ColaDeSala } from './sala.ts'
import { medirServicio, type Servicio } from './servicio.ts'
import type { Id } from './turno.ts'

/** A puesto that works on a cola. */
export interface PuestoAlTrabajo {
  /** How much of its work is for this cola and those that it serves with it. */
  parte: number
  /** Minutes until it calls the next person while others wait; null: it is not calling any more. */
  resto: number | null
  /** The same while nobody else waits: one that is free calls at once. */
  restoSolo: number
  /** Whether it serves somebody. */
  ocupado: boolean
}

/** How a cola is being served, measured from its own history. */
export interface Ritmo extends Servicio {
  puestos: readonly PuestoAlTrabajo[]
  /** Other colas that these puestos serve, and the part of their people that they call. */
  compartidas: ReadonlyMap<Id, number>
  correccion: Correccion
  /** Calls that are made for each one foreseen: fewer where people leave, more where others join before. */
  avance: number
}

/** Relative variance of the first quotes of a cola: a narrow band around the owner's figure. */
const VARIANZA_INICIAL = 0.03
/** Services after which the measured spread counts as much as that. */
const PESO_VARIANZA = 5
/** Spread added because callers come and go, which the history of services does not show. */
const INCERTIDUMBRE = 0.07
/** However much services differ, a wait does no more: while one takes long, other puestos call. */
const VARIACION_DE_ESPERA = 1

/**
 * The time until `faltantes` turnos are called, the own one included, before past quotes correct it. `ajenos`: people in
 * other colas whom the same puestos call first. Null when a puesto is free to call it at once.
 */
export function prever(faltantes: number, ritmo: Ritmo, ajenos = 0): Prevision | null {
  const { media, muestras, puestos, avance } = ritmo
  const total = 1 + (faltantes - 1) * avance + ajenos
  const variacion = Math.min(ritmo.variacion, VARIACION_DE_ESPERA)
  const restos = puestos.flatMap(({ parte, resto, restoSolo }) => {
    const suyo = total > 1 ? resto : restoSolo
    return suyo === null ? [] : [{ parte, resto: suyo }]
  })
  // At least one caller is assumed: somebody will serve the cola.
  if (restos.length === 0) restos.push({ parte: 1, resto: media })
  const minutos = tiempoHasta(total, restos, ritmo)
  if (minutos <= 0) return null
  const medida = variacion ** 2 / total + variacion ** 2 / (muestras + 1) + INCERTIDUMBRE ** 2
  const peso = muestras / (muestras + PESO_VARIANZA)
  return { media: minutos, varianza: peso * medida + (1 - peso) * VARIANZA_INICIAL }
}

interface Resto {
  parte: number
  resto: number
}

/** The correction below holds for services that differ up to so much. */
const VARIACION_MAXIMA = 1.7
const PASOS = 12

/** When the puestos will have made so many calls: each makes its first after its rest and then one in `media`. */
function tiempoHasta(llamadas: number, puestos: readonly Resto[], { media, variacion }: Servicio): number {
  // Renewals: the more services differ, the more short ones come before a long one. It shows where several puestos call
  // side by side.
  const sesgo = ((Math.min(variacion, VARIACION_MAXIMA) ** 2 - 1) / 2) * (1 - 1 / puestos.length)
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
  for (let i = 0; i < PASOS; i++) {
    const middle = (low + high) / 2
    if (hechas(middle) < llamadas) low = middle
    else high = middle
  }
  return high
}

/** Shares of waits that fall below and above the range. They come to be eight of ten inside, since paces change. */
const BAJO = 0.11
const ALTO = 0.067
/** In wider ranges it does not matter which way minutes are rounded. */
const ANCHO = 12
/** Whole minutes may hold so much less. */
const HOLGURA = 0.1

/** The range of whole minutes that holds eight of ten waits, as narrow as it can be, as many below it as above. */
function rangoDe(prevision: Prevision, correccion: Correccion): Estimado {
  const distribucion = distribuir(correccion, prevision.media)
  const bajo = BAJO * correccion.fuera
  const alto = ALTO * correccion.fuera
  const desde = minutosDe(cuantil(distribucion, bajo), prevision)
  const hasta = minutosDe(cuantil(distribucion, 1 - alto), prevision)
  if (hasta - desde > ANCHO) return { min: Math.round(desde), max: Math.round(hasta) }
  const parteHasta = (minutos: number) =>
    minutos === 0 ? 0 : parteBajo(distribucion, puntajeDe(minutos, prevision))
  const lejos = ({ min, max }: Estimado) => Math.abs(min + max - desde - hasta)
  let mejor: Estimado = { min: Math.floor(desde), max: Math.max(1, Math.ceil(hasta)) }
  for (const min of [Math.floor(desde), Math.ceil(desde)]) {
    for (const max of [Math.floor(hasta), Math.ceil(hasta)]) {
      if (max <= min || parteHasta(max) - parteHasta(min) < 1 - bajo - alto - HOLGURA) continue
      const ancho = max - min - (mejor.max - mejor.min)
      if (ancho < 0 || (ancho === 0 && lejos({ min, max }) < lejos(mejor))) mejor = { min, max }
    }
  }
  return mejor
}

/** Told when a puesto is free. */
const AL_MOMENTO: Estimado = { min: 0, max: 1 }

/** The wait when `faltantes` turnos are still to be called, the own one included. Null when nobody serves. */
export function estimar(faltantes: number, ritmo: Ritmo, activa: boolean, ajenos = 0): Estimado | null {
  if (!activa) return null
  if (faltantes <= 0) return { min: 0, max: 0 }
  const prevision = prever(faltantes, ritmo, ajenos)
  return prevision ? rangoDe(prevision, ritmo.correccion) : AL_MOMENTO
}

/** What is kept of the wait that somebody was told. */
export interface Cotizacion {
  /** The range in minutes. */
  estimado_min: number | null
  estimado_max: number | null
  /** What the model foresaw before past quotes corrected it: seconds, and thousandths of relative variance. */
  previsto_s: number | null
  previsto_v: number | null
  /** How many calls were foreseen, the own one included. */
  delante: number | null
}

/** Quotes the wait of somebody who takes a turno. */
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

type Prioridad = Pick<ColaDeSala, 'prioridad'>

/** Who waits in another cola: all of them, and those who stand before somebody. */
interface Otros {
  todos: (id: Id) => number
  antes: (id: Id) => number
}

/** How many people in other colas the same puestos call first: of a cola with priority all, of one with less nobody. */
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

/** The pace of a cola without history: the owner's figure and one caller. */
export const ritmoInicial = (tiempoEstimado: number): Ritmo => ({
  ...medirServicio([], tiempoEstimado),
  puestos: [],
  compartidas: new Map(),
  correccion: SIN_CORREGIR,
  avance: 1,
})
