import {
  type ActividadPuesto,
  estimar,
  medirPuestos,
  medirServicio,
  SERVICIOS_RECORDADOS,
} from '#domain/espera.ts'
import { seededRandom } from './random.ts'

/** Simulates a day of a waiting room, to compare estimates with the waits that followed. */

export interface Day {
  seed: number
  puestos: number
  /** Mean minutes of service and the sigma of its logarithm. */
  serviceMinutes: number
  sigma: number
  /** Arrivals during one service time, per puesto: at 1 all of them are just busy. */
  load: number
}

export interface Quote {
  /** Minutes really waited. */
  waited: number
  min: number
  max: number
  /** What a predictor says that knows the true mean. */
  byLength: number
  /** What 'average of the last 30 waits' says. */
  byLastWaits: number
}

const DAY_MINUTES = 8 * 60
const HIGHEST_RATE = 1.6

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Arrivals peak twice, in mid-morning and in the afternoon; 1 is the mean rate. */
const rateAt = (minute: number) => 1 + 0.6 * Math.sin((2 * Math.PI * (minute - 60)) / 240)

interface Waiting {
  arrived: number
  quote: Omit<Quote, 'waited'>
}

interface Puesto {
  freeSince: number
  /** When the current service ends; 0 when nobody is served. */
  until: number
  /** How long the current service takes. */
  duration: number
  calls: number
}

export function simulateDay({ seed, puestos: count, serviceMinutes, sigma, load }: Day): Quote[] {
  const random = seededRandom(seed)
  const mu = Math.log(serviceMinutes) - sigma ** 2 / 2
  const nextDuration = () => Math.exp(mu + sigma * normal(random))
  const puestos = Array.from(
    { length: count },
    (): Puesto => ({ freeSince: 0, until: 0, duration: 0, calls: 0 }),
  )
  const durations: number[] = []
  const cola: Waiting[] = []
  const quotes: Quote[] = []
  const meanRate = (load * count) / serviceMinutes

  const call = (puesto: Puesto, now: number) => {
    const next = cola.shift()
    if (!next) return
    quotes.push({ waited: now - next.arrived, ...next.quote })
    puesto.duration = nextDuration()
    puesto.until = now + puesto.duration
    puesto.calls++
  }
  const finishUntil = (now: number) => {
    for (;;) {
      const [first] = puestos
        .filter(({ until }) => until > 0 && until <= now)
        .sort((a, b) => a.until - b.until)
      if (!first) return
      durations.push(first.duration)
      first.freeSince = first.until
      first.until = 0
      call(first, first.freeSince)
    }
  }
  const quoteAt = (now: number): Waiting['quote'] => {
    const faltantes = cola.length + 1
    const ritmo = {
      ...medirServicio(durations.slice(-SERVICIOS_RECORDADOS), 5),
      ...medirPuestos(activityOf(puestos, now)),
    }
    const anyFree = puestos.some(({ until }) => until === 0)
    const last = quotes.slice(-30).map(({ waited }) => waited)
    return {
      ...(estimar(faltantes, ritmo, true) ?? { min: 0, max: 0 }),
      byLength: anyFree ? 0 : (faltantes * serviceMinutes) / count,
      byLastWaits: last.length === 0 ? 0 : last.reduce((a, b) => a + b, 0) / last.length,
    }
  }

  for (
    let now = nextArrival(random, 0, meanRate);
    now < DAY_MINUTES;
    now = nextArrival(random, now, meanRate)
  ) {
    finishUntil(now)
    cola.push({ arrived: now, quote: quoteAt(now) })
    const free = puestos.find(({ until }) => until === 0)
    if (free) call(free, now)
  }
  finishUntil(Number.POSITIVE_INFINITY)
  return quotes
}

const activityOf = (puestos: readonly Puesto[], now: number): ActividadPuesto[] =>
  puestos
    .filter(({ calls }) => calls > 0)
    .map(({ calls, until, freeSince }) => ({
      deEstaCola: calls,
      deTodas: calls,
      ocupado: until > 0,
      ocupadoAqui: until > 0,
      inactivo: until > 0 ? 0 : now - freeSince,
    }))

/** Thinning: draws arrivals at the highest rate and keeps each in proportion to the rate at its time. */
function nextArrival(random: () => number, after: number, meanRate: number): number {
  let t = after
  do t -= Math.log(1 - random()) / (meanRate * HIGHEST_RATE)
  while (random() > rateAt(t) / HIGHEST_RATE)
  return t
}
