import {
  type ActividadPuesto,
  estimar,
  medirPuestos,
  medirServicio,
  SERVICIOS_RECORDADOS,
} from '#domain/espera.ts'
import { seededRandom } from './random.ts'

/** A day of a waiting room, minute by minute, to judge estimates against what really happened. */

export interface Dia {
  semilla: number
  puestos: number
  /** Mean minutes of service and the sigma of its logarithm. */
  servicio: number
  sigma: number
  /** Arrivals per caller and service time: 1 keeps everybody just busy. */
  carga: number
}

export interface Cotizacion {
  /** Minutes really waited. */
  real: number
  min: number
  max: number
  /** What a predictor that knows the true mean says. */
  porLargo: number
  /** What 'average of the last 30 waits' says. */
  porUltimas: number
}

const JORNADA = 8 * 60

const normal = (al: () => number) => Math.sqrt(-2 * Math.log(1 - al())) * Math.cos(2 * Math.PI * al())

/** Two peaks, mid-morning and afternoon, around the mean rate. */
const afluencia = (minuto: number) => 1 + 0.6 * Math.sin((2 * Math.PI * (minuto - 60)) / 240)

interface Espera {
  llegada: number
  cotizacion: Omit<Cotizacion, 'real'>
}

interface Caller {
  libreDesde: number
  hasta: number
  llamadas: number
}

export function simularDia(
  { semilla, puestos, servicio, sigma, carga }: Dia,
  historia: number[] = [],
): Cotizacion[] {
  const al = seededRandom(semilla)
  const mu = Math.log(servicio) - sigma ** 2 / 2
  const duracion = () => Math.exp(mu + sigma * normal(al))
  const duraciones = [...historia]
  const callers: Caller[] = Array.from({ length: puestos }, () => ({ libreDesde: 0, hasta: 0, llamadas: 0 }))
  const cola: Espera[] = []
  const hechas: Cotizacion[] = []
  const esperas: number[] = []
  const tasa = (carga * puestos) / servicio
  let llegada = siguienteLlegada(al, 0, tasa)

  const llamar = (caller: Caller, ahora: number) => {
    const espera = cola.shift()
    if (!espera) return
    const real = ahora - espera.llegada
    hechas.push({ real, ...espera.cotizacion })
    esperas.push(real)
    caller.hasta = ahora + duracion()
    caller.llamadas++
  }
  const terminarHasta = (ahora: number) => {
    for (;;) {
      const [caller] = callers
        .filter((c) => c.hasta > 0 && c.hasta <= ahora)
        .sort((a, b) => a.hasta - b.hasta)
      if (!caller) return
      const fin = caller.hasta
      caller.hasta = 0
      caller.libreDesde = fin
      duraciones.push(ultimaDuracion.get(caller) ?? servicio)
      llamar(caller, fin)
      if (caller.hasta > 0) ultimaDuracion.set(caller, caller.hasta - fin)
    }
  }
  const ultimaDuracion = new Map<Caller, number>()

  while (llegada < JORNADA) {
    terminarHasta(llegada)
    const libres = callers.filter((c) => c.hasta === 0)
    const faltantes = cola.length + 1
    const actividad: ActividadPuesto[] = callers
      .filter((c) => c.llamadas > 0)
      .map((c) => ({
        deEstaCola: c.llamadas,
        deTodas: c.llamadas,
        ocupado: c.hasta > 0,
        ocupadoAqui: c.hasta > 0,
        inactivo: c.hasta > 0 ? 0 : llegada - c.libreDesde,
      }))
    const ritmo = {
      ...medirServicio(duraciones.slice(-SERVICIOS_RECORDADOS), 5),
      ...medirPuestos(actividad),
    }
    const rango = estimar(faltantes, ritmo, true) ?? { min: 0, max: 0 }
    const ultimas = esperas.slice(-30)
    cola.push({
      llegada,
      cotizacion: {
        ...rango,
        porLargo: libres.length > 0 ? 0 : (faltantes * servicio) / puestos,
        porUltimas: ultimas.length === 0 ? 0 : ultimas.reduce((a, b) => a + b, 0) / ultimas.length,
      },
    })
    const caller = libres[0]
    if (caller) {
      llamar(caller, llegada)
      ultimaDuracion.set(caller, caller.hasta - llegada)
    }
    llegada = siguienteLlegada(al, llegada, tasa)
  }
  terminarHasta(Number.POSITIVE_INFINITY)
  return hechas
}

/** Thinning: candidates at the highest rate, kept in proportion to the rate of their moment. */
function siguienteLlegada(al: () => number, desde: number, tasa: number): number {
  let t = desde
  do t -= Math.log(1 - al()) / (tasa * 1.6)
  while (al() > afluencia(t) / 1.6)
  return t
}
