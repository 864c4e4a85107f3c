import {
  AGE_TO_REST_RATIO,
  ENOUGH_SERVICES,
  FORGOTTEN_AFTER_MIN,
  FORGOTTEN_LONGEST_RATIO,
  FORGOTTEN_MEAN_RATIO,
  HALF_LIFE_SERVICES,
  LONG_SERVICE_SHARE,
  PACE_BLOCK_SERVICES,
  PACE_CHANCE_RATIO,
  PACE_LIFE_RATIO,
  PRIOR_CV,
  PRIOR_SERVICES,
  REST_PRIOR_SERVICES,
  STILL_GOING_SHARE,
} from './constantes.ts'

export interface TiempoDeServicio {
  /** Minutes of service per turno. */
  media: number
  /** Standard deviation of the service over its mean. */
  variacion: number
  /** Number of services behind the mean; recent ones weigh most. */
  muestras: number
}

/** Mean and spread of services, weighted with the owner's figure while few. `minutos`: in the order of their ends. */
export function medirServicio(minutos: readonly number[], tiempoEstimado: number): TiempoDeServicio {
  const todos = sumar(minutos, Number.POSITIVE_INFINITY)
  if (todos.suma === 0) return { media: tiempoEstimado, variacion: PRIOR_CV, muestras: 0 }
  const propia = Math.sqrt(Math.max(0, (todos.cuadrados * todos.n) / todos.suma ** 2 - 1))
  const variacion = (todos.n * propia + PRIOR_SERVICES * PRIOR_CV) / (todos.n + PRIOR_SERVICES)
  const { n, suma } = sumar(minutos, vidaMedia(minutos, variacion))
  const previo = Math.max(0, PRIOR_SERVICES * (1 - todos.n / ENOUGH_SERVICES))
  return { media: (suma + previo * tiempoEstimado) / (n + previo), variacion, muestras: n }
}

/** Weighted sums: a service weighs half of one that ended `vida` services later. */
function sumar(minutos: readonly number[], vida: number) {
  const menos = 0.5 ** (1 / vida)
  let n = 0
  let suma = 0
  let cuadrados = 0
  for (const m of minutos) {
    n = n * menos + 1
    suma = suma * menos + m
    cuadrados = cuadrados * menos + m ** 2
  }
  return { n, suma, cuadrados }
}

/** Half-life of a service, in services: the more the pace changes, the less old services count. */
function vidaMedia(minutos: readonly number[], variacion: number): number {
  const { shortest, initial, longest } = HALF_LIFE_SERVICES
  const bloque = PACE_BLOCK_SERVICES
  const medias: number[] = []
  for (let i = minutos.length; i >= bloque; i -= bloque) {
    medias.push(sumar(minutos.slice(i - bloque, i), Number.POSITIVE_INFINITY).suma / bloque)
  }
  if (medias.length < 3) return initial
  const media = medias.reduce((a, b) => a + b, 0) / medias.length
  const entre = medias.reduce((suma, m) => suma + (m / media - 1) ** 2, 0) / (medias.length - 1)
  const cambio = entre - (PACE_CHANCE_RATIO * variacion ** 2) / bloque
  if (cambio <= 0) return longest
  return Math.min(longest, Math.max(shortest, (PACE_LIFE_RATIO * variacion ** 2) / cambio))
}

interface Ordenados {
  minutos: Float64Array
  /** Sum of each service and all longer ones; 0 after the last. */
  sumas: Float64Array
}

/** Cache: sorted once for all desks. */
const porLargo = new WeakMap<readonly number[], Ordenados>()

function ordenar(minutos: readonly number[]): Ordenados {
  let orden = porLargo.get(minutos)
  if (!orden) {
    orden = { minutos: Float64Array.from(minutos).sort(), sumas: new Float64Array(minutos.length + 1) }
    for (let i = minutos.length - 1; i >= 0; i--) {
      orden.sumas[i] = (orden.sumas[i + 1] as number) + (orden.minutos[i] as number)
    }
    porLargo.set(minutos, orden)
  }
  return orden
}

/** How many of these sorted numbers are at most `hasta`. */
export function cuantosHasta(ordenados: Float64Array, hasta: number): number {
  let low = 0
  let high = ordenados.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordenados[middle] as number) <= hasta) low = middle + 1
    else high = middle
  }
  return low
}

/** Number of services that took longer than `edad`, and the sum of their minutes. */
function masLargos(servicios: readonly number[], edad: number): { n: number; suma: number } {
  const { minutos, sumas } = ordenar(servicios)
  const cortos = cuantosHasta(minutos, edad)
  return { n: minutos.length - cortos, suma: sumas[cortos] as number }
}

/** Expected remaining minutes of a service that has lasted `edad`. */
export function restoDe(minutos: readonly number[], edad: number, media: number): number {
  const { n, suma } = masLargos(minutos, edad)
  const previo = Math.max(media, edad / AGE_TO_REST_RATIO)
  return (REST_PRIOR_SERVICES * previo + suma - n * edad) / (REST_PRIOR_SERVICES + n)
}

/** Expected remaining minutes of a service that may already be over: 0 when most would have ended by then. */
export function restoSiSigue(minutos: readonly number[], edad: number, resto: number): number {
  const siguen = masLargos(minutos, edad).n / Math.max(1, minutos.length)
  return siguen < STILL_GOING_SHARE ? 0 : siguen * resto
}

/** Whether a service lasts so much longer than any other that its desk must be unattended. */
export function estaOlvidado(minutos: readonly number[], edad: number, media: number): boolean {
  if (edad <= Math.max(FORGOTTEN_AFTER_MIN, FORGOTTEN_MEAN_RATIO * media)) return false
  return edad > FORGOTTEN_LONGEST_RATIO * (ordenar(minutos).minutos.at(-1) ?? 0)
}

/** Minutes within which 95 of 100 services end; null: too few are known. */
export function servicioLargo(minutos: readonly number[]): number | null {
  if (minutos.length < ENOUGH_SERVICES) return null
  return ordenar(minutos).minutos[Math.ceil(LONG_SERVICE_SHARE * minutos.length) - 1] ?? null
}
