import type { EsperaVista } from './correccion.ts'

const MINUTO_MS = 60_000

/** What a service tells of how its line advances. */
export interface Paso {
  puesto: string | null
  /** When its holder began to wait, was called, and was done. */
  desde: number
  llamado: number
  fin: number
  /** How long it took; null: its end does not tell. */
  minutos: number | null
  /** How many calls were foreseen at the take, the own one included; null: nothing was. */
  delante: number | null
  vista: Omit<EsperaVista, 'llamadas'> | null
}

/** A longer gap between two calls of a puesto is no break. */
const PAUSA_MAXIMA_MIN = 60

/**
 * Minutes that puestos need for each service while people wait: what they do between two calls, such as a break or a call
 * that nobody answers, is part of it. `pasos`: in the order in which they ended.
 */
export function ciclosDe(pasos: readonly Paso[]): number[] {
  const anterior = new Map<string | null, number>()
  const ciclos: (number | null)[] = []
  for (const [i, { puesto, minutos, desde, llamado }] of pasos.entries()) {
    const antes = anterior.get(puesto)
    const previo = antes === undefined ? undefined : pasos[antes]
    const suyo = antes === undefined ? null : ciclos[antes]
    anterior.set(puesto, i)
    ciclos.push(minutos)
    if (!previo || antes === undefined || suyo == null || desde > previo.fin) continue
    const pausa = (llamado - previo.fin) / MINUTO_MS
    if (pausa > 0 && pausa <= PAUSA_MAXIMA_MIN) ciclos[antes] = suyo + pausa
  }
  return ciclos.filter((ciclo) => ciclo !== null)
}

/** Calls that are taken to have been as previstas, before there are others. */
const PESO_PREVIO = 20

/** Of the waits of a cola, how many calls each lasted; and how many were made for each that was foreseen. */
export function llamadasDe(pasos: readonly Paso[]): { vistas: EsperaVista[]; avance: number } {
  const llamados = Float64Array.from(pasos, ({ llamado }) => llamado).sort()
  const primero = llamados[0] ?? 0
  const vistas: EsperaVista[] = []
  let previstas = PESO_PREVIO
  let hechas = PESO_PREVIO
  for (const { vista, delante, desde, llamado } of pasos) {
    const llamadas = cuantosHasta(llamados, llamado) - cuantosHasta(llamados, desde)
    if (vista) vistas.push({ ...vista, llamadas })
    // Of a wait that began before these, not all calls are known.
    if (delante === null || desde < primero) continue
    previstas += delante - 1
    hechas += Math.max(0, llamadas - 1)
  }
  return { vistas, avance: hechas / previstas }
}

/** How many of these instants, in order, are not later than one. */
function cuantosHasta(instantes: Float64Array, hasta: number): number {
  let low = 0
  let high = instantes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((instantes[middle] as number) <= hasta) low = middle + 1
    else high = middle
  }
  return low
}
