import type { Estimado } from '#contract/turno.ts'
import {
  ABOVE_SHARE,
  BELOW_SHARE,
  OWN_SCORES_SHARE,
  ROUND_ABOVE_MIN,
  ROUNDING_LOSS_SHARE,
} from './constantes.ts'
import {
  type Correccion,
  type Distribucion,
  distribuir,
  minutosDe,
  type Prevision,
  puntajeDe,
} from './correccion.ts'

/** The narrowest range of whole minutes that contains eight of ten waits, with as many below it as above. */
export function rangoDe(prevision: Prevision, correccion: Correccion): Estimado {
  const distribucion = distribuir(correccion, prevision.media)
  const bajo = BELOW_SHARE * correccion.fuera
  const alto = ABOVE_SHARE * correccion.fuera
  const desde = minutosDe(cuantil(distribucion, bajo), prevision)
  const hasta = minutosDe(cuantil(distribucion, 1 - alto), prevision)
  if (hasta - desde > ROUND_ABOVE_MIN) return { min: Math.round(desde), max: Math.round(hasta) }
  const parteHasta = (minutos: number) =>
    minutos === 0 ? 0 : parteBajo(distribucion, puntajeDe(minutos, prevision))
  const lejos = ({ min, max }: Estimado) => Math.abs(min + max - desde - hasta)
  let mejor: Estimado = { min: Math.floor(desde), max: Math.max(1, Math.ceil(hasta)) }
  for (const min of [Math.floor(desde), Math.ceil(desde)]) {
    for (const max of [Math.floor(hasta), Math.ceil(hasta)]) {
      if (max <= min || parteHasta(max) - parteHasta(min) < 1 - bajo - alto - ROUNDING_LOSS_SHARE) continue
      const ancho = max - min - (mejor.max - mejor.min)
      if (ancho < 0 || (ancho === 0 && lejos({ min, max }) < lejos(mejor))) mejor = { min, max }
    }
  }
  return mejor
}

/** The score below which this share of the waits lies. */
const cuantil = ({ puntajes, hasta, centro, desviacion }: Distribucion, parte: number): number =>
  OWN_SCORES_SHARE * interpolar(hasta, puntajes, parte) +
  (1 - OWN_SCORES_SHARE) * (centro + desviacion * probit(parte))

/** The share of waits with a lower score. */
const parteBajo = ({ puntajes, hasta, centro, desviacion }: Distribucion, puntaje: number): number =>
  OWN_SCORES_SHARE * interpolar(puntajes, hasta, puntaje) +
  (1 - OWN_SCORES_SHARE) * normal((puntaje - centro) / desviacion)

/** Linear interpolation through sorted points; beyond them, the nearest value. */
function interpolar(xs: readonly number[], ys: readonly number[], x: number): number {
  let low = 0
  let high = xs.length - 1
  if (x <= (xs[low] as number)) return ys[low] as number
  if (x >= (xs[high] as number)) return ys[high] as number
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((xs[middle] as number) <= x) low = middle
    else high = middle
  }
  const [x0, x1, y0, y1] = [xs[low], xs[high], ys[low], ys[high]] as [number, number, number, number]
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

/** Cumulative normal distribution (Abramowitz and Stegun 26.2.17, exact to 7 places). */
function normal(x: number): number {
  if (x > 0) return 1 - normal(-x)
  const t = 1 / (1 - 0.2316419 * x)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 0.39894228 * Math.exp(-(x ** 2) / 2) * tail
}

/** The inverse of `normal` (26.2.23, exact to 3 places). */
function probit(parte: number): number {
  if (parte > 0.5) return -probit(1 - parte)
  const t = Math.sqrt(-2 * Math.log(parte))
  const nearly =
    (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  return nearly - t
}
