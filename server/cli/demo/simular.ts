import type { Origen } from '#contract/turno.ts'
import type { Estado } from '#domain/turno.ts'
import type { Azar } from './azar.ts'
import { CIERRA_MIN, type ColaDemo } from './clinica.ts'
import { unNombre } from './nombres.ts'

const MIN = 60_000

/** One customer's complete visit. */
export interface Visita {
  cola: number
  nombre: string
  origen: Origen
  puesto: string | null
  llegada: number
  llamado: number | null
  repetido: number | null
  terminado: number
  estado: Exclude<Estado, 'espera' | 'atencion'>
  /** Customers waiting in the same cola on arrival. */
  delante: number
}

/** Simulates the visits of a cola on one day. */
export function simularDia(
  azar: Azar,
  cola: ColaDemo,
  indice: number,
  abre: number,
  cuantos: number,
): Visita[] {
  const cierre = abre + (CIERRA_MIN - 7 * 60 + 30) * MIN
  const libres = cola.puestos.map((nombre) => ({ nombre, desde: abre + azar.between(1, 6) * MIN }))
  const visitas: Visita[] = []
  for (const llegada of llegadas(azar, cola, abre, cuantos)) {
    const visita = atender(azar, cola, libres, llegada, cierre)
    const delante = visitas.filter((v) => (v.llamado ?? v.terminado) > llegada).length
    visitas.push({ ...visita, cola: indice, delante })
  }
  return visitas
}

function llegadas(azar: Azar, { curva }: ColaDemo, abre: number, cuantos: number): number[] {
  const total = curva.reduce((a, b) => a + b, 0)
  const instantes = Array.from({ length: cuantos }, () => {
    let peso = azar.next() * total
    const hora = curva.findIndex((w) => {
      peso -= w
      return peso < 0
    })
    return Math.round(abre + (Math.max(0, hora) + azar.next()) * 60 * MIN)
  })
  return instantes.sort((a, b) => a - b)
}

interface Libre {
  nombre: string
  desde: number
}

function atender(azar: Azar, cola: ColaDemo, libres: Libre[], llegada: number, cierre: number) {
  const puesto = libres.reduce((a, b) => (b.desde < a.desde ? b : a))
  const llamado = Math.round(Math.max(llegada + azar.between(5, 40) * 1000, puesto.desde))
  const base = {
    nombre: unNombre(azar),
    origen: azar.chance(0.55) ? 'kiosco' : azar.chance(0.75) ? 'telefono' : ('panel' as Origen),
    llegada,
  }
  const paciencia = azar.chance(0.12) ? azar.between(8, 40) * MIN : Number.POSITIVE_INFINITY
  const fuera = { ...base, puesto: null, llamado: null, repetido: null }
  if (llegada + paciencia < llamado) {
    return { ...fuera, terminado: Math.round(llegada + paciencia), estado: 'cancelado' as const }
  }
  if (llamado > cierre) return { ...fuera, terminado: cierre, estado: 'expirado' as const }
  const ausente = azar.chance(cola.ausentes)
  const dura = ausente ? azar.between(1.5, 3) : Math.max(0.5, azar.lognormal(cola.duracionMin, 0.45))
  const terminado = Math.round(llamado + dura * MIN)
  // The next customer is called a few seconds later, not in the same instant.
  puesto.desde = terminado + Math.round(azar.between(2, 25) * 1000)
  return {
    ...base,
    puesto: puesto.nombre,
    llamado,
    repetido: ausente ? llamado + MIN : null,
    terminado,
    estado: ausente ? ('ausente' as const) : ('completado' as const),
  }
}
