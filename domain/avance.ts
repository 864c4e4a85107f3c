import type { EsperaVista } from './correccion.ts'
import { cuantosHasta } from './ordenados.ts'

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
  /** By puesto, the last before: where its cycle stands (-1: it has none), and when it was done. */
  const anterior = new Map<string | null, { en: number; fin: number }>()
  const ciclos: number[] = []
  for (const { puesto, minutos, desde, llamado, fin } of pasos) {
    const previo = anterior.get(puesto)
    const pausa = previo && previo.en >= 0 && desde <= previo.fin ? (llamado - previo.fin) / MINUTO_MS : 0
    if (previo && pausa > 0 && pausa <= PAUSA_MAXIMA_MIN) ciclos[previo.en] = (ciclos[previo.en] ?? 0) + pausa
    const en = minutos === null ? -1 : ciclos.push(minutos) - 1
    if (previo) Object.assign(previo, { en, fin })
    else anterior.set(puesto, { en, fin })
  }
  return ciclos
}

/** Calls that are taken to have been as previstas, before there are others. */
const PESO_PREVIO = 20

/** Of the waits of a cola, how many calls each lasted; and how many were made for each that was foreseen. */
export function llamadasDe(pasos: readonly Paso[]): { vistas: EsperaVista[]; avance: number } {
  const llamados = llamadosDe(pasos)
  const primero = llamados[0] ?? 0
  const vistas: EsperaVista[] = []
  let previstas = PESO_PREVIO
  let hechas = PESO_PREVIO
  for (const { vista, delante, desde, llamado } of pasos) {
    if (!vista && delante === null) continue
    const llamadas = cuantosHasta(llamados, llamado) - cuantosHasta(llamados, desde)
    if (vista) vistas.push({ prevista: vista.prevista, puntaje: vista.puntaje, llamadas })
    // Of a wait that began before these, not all calls are known.
    if (delante === null || desde < primero) continue
    previstas += delante - 1
    hechas += Math.max(0, llamadas - 1)
  }
  return { vistas, avance: hechas / previstas }
}

/** When they were called, in order. They ended in nearly the same one, so each moves by a few places only. */
function llamadosDe(pasos: readonly Paso[]): Float64Array {
  const llamados = new Float64Array(pasos.length)
  let cuantos = 0
  for (const { llamado } of pasos) {
    let i = cuantos++
    for (; i > 0 && (llamados[i - 1] as number) > llamado; i--) llamados[i] = llamados[i - 1] as number
    llamados[i] = llamado
  }
  return llamados
}
