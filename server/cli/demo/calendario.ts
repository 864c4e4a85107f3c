import { diaDeSemana, HORA_MS, sumarDias } from '#domain/hora-local.ts'
import { fechaLocal } from '#domain/jornada.ts'
import type { Azar } from './azar.ts'
import { ABRE_MIN, CIERRA_MIN, COLAS, DIAS } from './clinica.ts'
import { simularDia, type Visita } from './simular.ts'

const MIN = 60_000
const SEMANAS = 4
/** The time of day that the sample shows, the busiest one, whatever the clock says. */
const AHORA_MIN = 10 * 60 + 40

export interface DiaDemo {
  fecha: string
  visitas: Visita[]
}

/** Simulates four weeks up to yesterday, and today until now. */
export function simularSemanas(azar: Azar, ahora: number, zona: string): DiaDemo[] {
  const hoy = fechaLocal(ahora, zona)
  // Simulated first, so that it is the same on every date: the earlier weeks use a varying amount of random numbers.
  const deHoy = unDia(azar, ahora - (AHORA_MIN - ABRE_MIN) * MIN, 1.15, CIERRA_MIN)
  const dias: DiaDemo[] = []
  for (let atras = SEMANAS * 7; atras > 0; atras--) {
    const fecha = sumarDias(hoy, -atras)
    const factor = DIAS[diaDeSemana(fecha)] ?? 0
    // A few more visits every week, so that the charts show growth.
    const crece = 1 - (atras / (SEMANAS * 7)) * 0.12
    const abre = medianoche(fecha, zona) + ABRE_MIN * MIN
    const visitas = unDia(
      azar,
      abre,
      factor * crece * azar.between(0.9, 1.1),
      factor < 0.6 ? 14 * 60 : CIERRA_MIN,
    )
    if (visitas.length > 0) dias.push({ fecha, visitas })
  }
  // Shortly after midnight most of them arrived on the date before. They count as today's, so that the room is full.
  dias.push({ fecha: hoy, visitas: deHoy.filter((v) => v.llegada <= ahora) })
  return dias
}

function unDia(azar: Azar, abre: number, factor: number, cierra: number): Visita[] {
  const hasta = abre + (cierra - ABRE_MIN) * MIN
  return COLAS.flatMap((cola, i) => {
    const visitas = simularDia(azar, cola, i, abre, Math.round(cola.porDia * factor))
    return visitas.filter((v) => v.llegada < hasta)
  })
}

/** Returns when a date begins in a zone, to the quarter of an hour. */
function medianoche(fecha: string, zona: string): number {
  let instante = Date.parse(`${fecha}T00:00:00Z`) - 14 * HORA_MS
  while (fechaLocal(instante, zona) < fecha) instante += HORA_MS / 4
  return instante
}
