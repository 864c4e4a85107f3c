import type { Estimado } from '#contract/turno.ts'

/** How a cola is being served, measured from its own history. */
export interface Ritmo {
  /** Minutes of service per turno. */
  media: number
  /** Standard deviation of the service over its mean. */
  variacion: number
  /** How many services the mean rests on. */
  muestras: number
  /** Callers at work on this cola; one who shares the day with other colas counts in part. */
  puestos: number
  /** Of them, how many have nobody in service and would call the next person at once. */
  libres: number
}

/** How many past services are remembered for a cola. */
export const SERVICIOS_RECORDADOS = 60
/** Weight of the owner's own figure, in services, until history outweighs it. */
const PESO_PREVIO = 4
const VARIACION_PREVIA = 0.7
/** A service this many times longer than the middle one is a forgotten or interrupted one. */
const INTERRUPCION = 8
/** A service counts for at most this many middle ones. */
const TOPE = 5

/** Mean and spread of the last services, robust to breaks, leaning on the owner's figure while few. */
export function medirServicio(
  minutos: readonly number[],
  tiempoEstimado: number,
): Pick<Ritmo, 'media' | 'variacion' | 'muestras'> {
  const validos = minutos.filter((m) => m > 0)
  const ordenados = [...validos].sort((a, b) => a - b)
  const mediana = ordenados[Math.floor(ordenados.length / 2)] ?? 0
  const utiles = validos.filter((m) => m <= INTERRUPCION * mediana).map((m) => Math.min(m, TOPE * mediana))
  const n = utiles.length
  if (n === 0) return { media: tiempoEstimado, variacion: VARIACION_PREVIA, muestras: 0 }
  const media = utiles.reduce((a, b) => a + b, 0) / n
  const varianza = utiles.reduce((a, b) => a + (b - media) ** 2, 0) / n
  return {
    media: (n * media + PESO_PREVIO * tiempoEstimado) / (n + PESO_PREVIO),
    variacion: (n * (Math.sqrt(varianza) / media) + PESO_PREVIO * VARIACION_PREVIA) / (n + PESO_PREVIO),
    muestras: n,
  }
}

export interface ActividadPuesto {
  /** Its recent calls of this cola and of any cola. */
  deEstaCola: number
  deTodas: number
  ocupado: boolean
  /** Busy with a turno of this very cola. */
  ocupadoAqui: boolean
  /** Minutes since it last called or finished somebody. */
  inactivo: number
}

/** A caller with nobody in service counts as at work for so long. */
const DESCANSO_MIN = 15

/** Who is at work on a cola, judged by who called from it lately. */
export function medirPuestos(actividad: readonly ActividadPuesto[]): Pick<Ritmo, 'puestos' | 'libres'> {
  let puestos = 0
  let libres = 0
  for (const { deEstaCola, deTodas, ocupado, ocupadoAqui, inactivo } of actividad) {
    if (deEstaCola === 0 || (!ocupado && inactivo > DESCANSO_MIN)) continue
    const parte = deEstaCola / Math.max(deTodas, deEstaCola)
    puestos += parte
    if (!ocupado && !ocupadoAqui) libres += parte
  }
  // At least one caller is assumed: somebody will serve the cola.
  return { puestos: Math.max(puestos, 1), libres: Math.min(libres, Math.max(puestos, 1)) }
}

/** Eight of ten waits fall into the range. */
const Z80 = 1.2816
/** Spread added because callers come and go, which the history of services does not show. */
const INCERTIDUMBRE = 0.12

/**
 * The wait when `faltantes` turnos are still to be called, the own one included: the time until as
 * many services end, as a range that holds eight times out of ten. Null when nobody serves.
 */
export function estimar(faltantes: number, ritmo: Ritmo, activa: boolean): Estimado | null {
  if (!activa) return null
  const porTerminar = faltantes - ritmo.libres
  if (porTerminar <= 0) return { min: 0, max: faltantes <= 0 ? 0 : 1 }
  const unidad = ritmo.media / ritmo.puestos
  const dispersion = 1 + ritmo.variacion ** 2
  // Of the services under way only the rest is to be waited for: on average a bit over half of one.
  const resto = dispersion / 2
  const varianzaResto = dispersion ** 3 / 3 - resto ** 2
  const enteros = Math.max(0, porTerminar - 1)
  const primero = Math.min(1, porTerminar)
  const media = (enteros + primero * resto) * unidad
  const varianza =
    (enteros * ritmo.variacion ** 2 + primero * varianzaResto) * unidad ** 2 +
    (media * ritmo.variacion) ** 2 / (ritmo.muestras + PESO_PREVIO) +
    (media * INCERTIDUMBRE) ** 2
  // Lognormal with this mean and variance: waits are positive and skewed.
  const sigma = Math.sqrt(Math.log(1 + varianza / media ** 2))
  const centro = Math.log(media) - sigma ** 2 / 2
  return {
    min: Math.floor(Math.exp(centro - Z80 * sigma)),
    max: Math.max(1, Math.ceil(Math.exp(centro + Z80 * sigma))),
  }
}

/** The pace of a cola without history: the owner's figure and one caller. */
export const ritmoInicial = (tiempoEstimado: number): Ritmo => ({
  ...medirServicio([], tiempoEstimado),
  puestos: 1,
  libres: 0,
})
