import type { AciertosDeEspera, Cifras, Estadisticas, Periodo } from '#contract/estadisticas.ts'
import { iso } from '#contract/instante.ts'
import {
  type Aciertos,
  aciertosDe,
  eficienciaDe,
  errorMedioDe,
  medir,
  porcentaje,
  type ResumenCola,
  type ResumenDia,
  sumar,
} from '#domain/estadisticas.ts'
import { diaDeSemana } from '#domain/hora-local.ts'
import { hojaCsv } from '#server/base/csv.ts'
import type { Textos } from '#server/texts/textos.ts'
import type { Situacion } from './situacion.ts'

/** Names by numeric id, including deleted ones, which stay in the statistics. */
export type Nombres = ReadonlyMap<number, { uuid: string; nombre: string }>

/** The data of an informe: the days of the period and of the period before. */
export interface Material {
  situacion: Situacion
  periodo: Periodo
  /** The first day of the period. */
  desde: string
  dias: readonly ResumenDia[]
  nombres: Nombres
  /** The accounts of the persons in `dias`. */
  cuentas: Nombres
  quien: Quien
}

/** The usuario who requests personal figures, and whether they may see those of others. */
export interface Quien {
  persona: number
  todas: boolean
}

const total = (dias: readonly ResumenDia[]) => sumar(dias.flatMap((dia) => Object.values(dia.colas)))

function cifrasDe(r: ResumenCola): Cifras {
  return {
    turnos: r.emitidos,
    atendidos: r.completados,
    ausentes: r.ausentes,
    cancelados: r.cancelados,
    expirados: r.expirados,
    eficiencia: eficienciaDe(r),
    espera: medir(r.espera),
    atencion: medir(r.atencion),
    visita: medir(r.visita),
    etapas: r.etapas,
  }
}

const estimacionesDe = (aciertos: Aciertos): AciertosDeEspera => ({
  cotizados: aciertos.cotizados,
  dentro: porcentaje(aciertos.dentro, aciertos.cotizados),
  error: errorMedioDe(aciertos),
})

const nombreDeHora = (hora: number) => `${String(hora).padStart(2, '0')}:00`

/** Returns the figures of the period, with those of the period before for comparison. */
export function informe({ situacion, periodo, desde, dias, nombres }: Material): Estadisticas {
  const actuales = dias.filter((dia) => dia.fecha >= desde)
  const r = total(actuales)
  const hoy = total(actuales.filter((dia) => dia.fecha === situacion.hoy))
  const actual = cifrasDe(r)
  const llamadosYTerminados = r.completados + r.ausentes
  const aciertos = aciertosDe(r)
  const { colas } = situacion
  const enEspera = colas.reduce((suma, cola) => suma + cola.enEspera, 0)
  return {
    totalTurnos: r.emitidos,
    turnosHoy: hoy.emitidos,
    tiempoPromedio: actual.atencion?.promedio ?? 0,
    clientesAtendidos: r.completados,
    colaActiva: enEspera,
    turnosPorHora: porHora(r.porHora, Math.floor(situacion.calendario.corte / 60)),
    eficiencia: actual.eficiencia ?? 0,
    tiempoEspera: actual.espera?.promedio ?? 0,
    periodo,
    desde,
    hasta: situacion.hoy,
    zona: situacion.calendario.zona,
    hayHistoria: situacion.historia,
    actual,
    anterior: cifrasDe(total(dias.filter((dia) => dia.fecha < desde))),
    porDia: actuales.map((dia) => {
      const { emitidos, completados } = total([dia])
      return { fecha: dia.fecha, turnos: emitidos, atendidos: completados }
    }),
    mapaCalor: mapaDe(actuales),
    porCola: porCola(situacion, nombres, actuales),
    rendimiento: {
      atendidos: actual.eficiencia,
      presentes: porcentaje(r.completados, llamadosYTerminados),
      aTiempo: porcentaje(aciertos.aTiempo, aciertos.cotizados),
    },
    estimaciones: {
      ...estimacionesDe(aciertos),
      porHora: Object.entries(r.aciertos)
        .map(([hora, suyos]) => ({ hora: nombreDeHora(Number(hora)), ...estimacionesDe(suyos) }))
        .sort((a, b) => (a.hora < b.hora ? -1 : 1)),
    },
    estado: {
      colas: colas.length,
      colasActivas: colas.filter((cola) => cola.estado === 'activa').length,
      enEspera,
      enAtencion: colas.reduce((suma, cola) => suma + cola.enAtencion, 0),
    },
    actualizado: iso(situacion.ahora),
  }
}

/**
 * Returns all hours from the first to the last with turnos, including quiet ones between. For a service day that ends
 * at three, the hours after midnight come last.
 */
function porHora(horas: readonly number[], inicio: number): Estadisticas['turnosPorHora'] {
  const enOrden = [...horas.keys()].map((i) => (inicio + i) % 24)
  const primera = enOrden.findIndex((hora) => (horas[hora] ?? 0) > 0)
  const ultima = enOrden.findLastIndex((hora) => (horas[hora] ?? 0) > 0)
  if (primera < 0) return []
  return enOrden
    .slice(primera, ultima + 1)
    .map((hora) => ({ hora: nombreDeHora(hora), turnos: horas[hora] ?? 0 }))
}

function mapaDe(dias: readonly ResumenDia[]): number[][] {
  const mapa = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const dia of dias) {
    const fila = mapa[diaDeSemana(dia.fecha)] as number[]
    for (const [hora, n] of total([dia]).porHora.entries()) fila[hora] = (fila[hora] ?? 0) + n
  }
  return mapa
}

/** Compares colas in the order of the panel; deleted ones come last, the oldest first. */
function enOrden({ colas }: Situacion): (a: number, b: number) => number {
  const lugares = new Map(colas.map(({ id }, lugar) => [id, lugar]))
  const lugarDe = (id: number) => lugares.get(id) ?? colas.length
  return (a, b) => lugarDe(a) - lugarDe(b) || a - b
}

function porCola(
  situacion: Situacion,
  nombres: Nombres,
  dias: readonly ResumenDia[],
): Estadisticas['porCola'] {
  const enEspera = new Map(situacion.colas.map((cola) => [cola.id, cola.enEspera]))
  const conTurnos = new Set(dias.flatMap((dia) => Object.keys(dia.colas).map(Number)))
  const ids = new Set([...enEspera.keys(), ...conTurnos])
  return [...ids].sort(enOrden(situacion)).map((id) => {
    const suma = sumar(dias.flatMap((dia) => dia.colas[id] ?? []))
    return {
      id: nombres.get(id)?.uuid ?? '',
      nombre: nombres.get(id)?.nombre ?? '',
      eliminada: !enEspera.has(id),
      enEspera: enEspera.get(id) ?? 0,
      cifras: cifrasDe(suma),
      estimaciones: estimacionesDe(aciertosDe(suma)),
    }
  })
}

/** Returns a CSV file with a row for each day and cola. */
export function tabla({ situacion, desde, dias, nombres }: Material, { columnas }: Textos): string {
  const orden = enOrden(situacion)
  const filas = dias
    .filter((dia) => dia.fecha >= desde)
    .flatMap((dia) =>
      colasDe(dia, orden).map(([id, r]) => {
        const { turnos, atendidos, ausentes, cancelados, expirados, espera, atencion } = cifrasDe(r)
        const medidas = [espera?.promedio, espera?.mediana, espera?.p90, atencion?.promedio]
        const { dentro, error } = estimacionesDe(aciertosDe(r))
        return [
          dia.fecha,
          nombres.get(id)?.nombre ?? '',
          turnos,
          atendidos,
          ausentes,
          cancelados,
          expirados,
          ...medidas,
          dentro,
          error,
        ]
      }),
    )
  return hojaCsv([columnas, ...filas])
}

const colasDe = ({ colas }: ResumenDia, orden: (a: number, b: number) => number) =>
  Object.entries(colas)
    .map(([id, resumen]) => [Number(id), resumen] as const)
    .sort(([a], [b]) => orden(a, b))
