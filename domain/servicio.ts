import { cuantosHasta } from './ordenados.ts'

/** How long the services of a cola take. */
export interface Servicio {
  /** Minutes of service per turno. */
  media: number
  /** Standard deviation of the service over its mean. */
  variacion: number
  /** How many services the mean rests on; recent ones count most. */
  muestras: number
}

/** Weight of the owner's own figure, in services; none once there are so many. */
const PESO_PREVIO = 4
const SERVICIOS_SIN_PREVIO = 20
const VARIACION_PREVIA = 0.7

/** Mean and spread of services, leaning on the owner's figure while few. `minutos`: in the order in which they ended. */
export function medirServicio(minutos: readonly number[], tiempoEstimado: number): Servicio {
  const todos = sumar(minutos, Number.POSITIVE_INFINITY)
  if (todos.suma === 0) return { media: tiempoEstimado, variacion: VARIACION_PREVIA, muestras: 0 }
  const propia = Math.sqrt(Math.max(0, (todos.cuadrados * todos.n) / todos.suma ** 2 - 1))
  const variacion = (todos.n * propia + PESO_PREVIO * VARIACION_PREVIA) / (todos.n + PESO_PREVIO)
  const { n, suma } = sumar(minutos, vidaMedia(minutos, variacion))
  const previo = Math.max(0, PESO_PREVIO * (1 - todos.n / SERVICIOS_SIN_PREVIO))
  return { media: (suma + previo * tiempoEstimado) / (n + previo), variacion, muestras: n }
}

/** Sums in which a service weighs half of one that ended `vida` services later. */
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

/** Services whose mean tells whether the pace has changed. */
const BLOQUE = 20
/** Means of blocks vary by chance; only what is so many times more is taken for a change. */
const CASUALIDAD = 2.5
const VIDA_MINIMA = 12
const VIDA_MAXIMA = 200
/** While there are too few blocks to tell. */
const VIDA_INICIAL = 60

/** The more the pace changes, the sooner old services are forgotten. */
function vidaMedia(minutos: readonly number[], variacion: number): number {
  const medias: number[] = []
  for (let i = minutos.length; i >= BLOQUE; i -= BLOQUE) {
    medias.push(sumar(minutos.slice(i - BLOQUE, i), Number.POSITIVE_INFINITY).suma / BLOQUE)
  }
  if (medias.length < 3) return VIDA_INICIAL
  const media = medias.reduce((a, b) => a + b, 0) / medias.length
  const entre = medias.reduce((suma, m) => suma + (m / media - 1) ** 2, 0) / (medias.length - 1)
  const cambio = entre - (CASUALIDAD * variacion ** 2) / BLOQUE
  if (cambio <= 0) return VIDA_MAXIMA
  return Math.min(VIDA_MAXIMA, Math.max(VIDA_MINIMA, (0.7 * variacion ** 2) / cambio))
}

/** Services by how long they took. */
interface Ordenados {
  minutos: Float64Array
  /** Of each and all longer ones, the sum; 0 beyond them. */
  sumas: Float64Array
}

/** Found once for all puestos that are asked about. */
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

/** How many took longer, and the minutes of these together. */
function masLargos(servicios: readonly number[], edad: number): { n: number; suma: number } {
  const { minutos, sumas } = ordenar(servicios)
  const cortos = cuantosHasta(minutos, edad)
  return { n: minutos.length - cortos, suma: sumas[cortos] as number }
}

/** What is believed of services that last longer than those before, in services. */
const PESO_RESTO = 3

/** Minutes that a service which has lasted `edad` goes on for, on average. */
export function restoDe(minutos: readonly number[], edad: number, media: number): number {
  const { n, suma } = masLargos(minutos, edad)
  return (PESO_RESTO * Math.max(media, edad / 3) + suma - n * edad) / (PESO_RESTO + n)
}

/** What is left of a service that may be over long since: nothing when most are over by then. */
export function restoSiSigue(minutos: readonly number[], edad: number, resto: number): number {
  const siguen = masLargos(minutos, edad).n / Math.max(1, minutos.length)
  return siguen < 0.5 ? 0 : siguen * resto
}

/** A service is never taken for forgotten before this, in minutes. */
const OLVIDO_MINIMO = 30

/** Whether a service goes on for so much longer than any before that its puesto will not end it soon: nobody is there. */
export function estaOlvidado(minutos: readonly number[], edad: number, media: number): boolean {
  if (edad <= Math.max(OLVIDO_MINIMO, 4 * media)) return false
  return edad > 2 * (ordenar(minutos).minutos.at(-1) ?? 0)
}

/** With fewer services nobody can tell which one is long. */
const SERVICIOS_PARA_LARGO = 20
const LARGO = 0.95

/** Minutes within which 95 of 100 services end; null: too few are known. */
export function servicioLargo(minutos: readonly number[]): number | null {
  if (minutos.length < SERVICIOS_PARA_LARGO) return null
  const ordenados = minutos.toSorted((a, b) => a - b)
  return ordenados[Math.ceil(LARGO * ordenados.length) - 1] ?? null
}
