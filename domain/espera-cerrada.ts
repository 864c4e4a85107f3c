import type { Estimado } from '#contract/turno.ts'
import { type Agenda, apertura } from './agenda.ts'
import type { Ritmo } from './espera.ts'
import { MINUTO_MS } from './hora-local.ts'
import { HORA_MS } from './jornada.ts'
import type { Id } from './turno.ts'

/** A closing that a wait may pass: minutes from now until it begins and until it ends. */
export interface Cerrada {
  desde: number
  hasta: number
}

/** A longer closing is the end of the day: the puestos serve those who wait before they go. */
const DESCANSO_MAXIMO_MS = 5 * HORA_MS

/** When a cola is closed by its hours while people wait: now, or after the present opening. Null: it is not. */
export function cerradaEn(
  agenda: Agenda | null | undefined,
  colaId: Id,
  { puestos }: Ritmo,
  ahora: number,
): Cerrada | null {
  if (!agenda?.conHoras(colaId)) return null
  const { abierta, cierra, abre } = apertura(agenda, colaId, ahora)
  // Who serves after the closing works on until the line is empty.
  if (!abierta && puestos.some(({ ocupado }) => ocupado)) return null
  const desde = abierta ? cierra : ahora
  if (desde === null) return null
  const hasta = abierta ? apertura(agenda, colaId, desde).abre : abre
  if (hasta === null || hasta - desde > DESCANSO_MAXIMO_MS) return null
  return { desde: (desde - ahora) / MINUTO_MS, hasta: (hasta - ahora) / MINUTO_MS }
}

/** A range of waits as it is when nobody is called during a closing. */
export function pasando({ min, max }: Estimado, cerrada: Cerrada | null): Estimado {
  if (!cerrada) return { min, max }
  const { desde, hasta } = cerrada
  const despues = (minutos: number) =>
    minutos <= desde && desde > 0 ? minutos : minutos + Math.round(hasta - desde)
  return { min: despues(min), max: despues(max) }
}
