import type { Cifras, Estadisticas, Periodo } from '#contract/estadisticas.ts'
import {
  diaDeSemana,
  diasAntes,
  eficienciaDe,
  errorMedioDe,
  medir,
  porcentaje,
  type ResumenCola,
  type ResumenDia,
  sumar,
} from '#domain/estadisticas.ts'
import { diasDePeriodo } from '#domain/jornada.ts'
import { resumenesEntre } from '#server/estadisticas/dias.ts'
import type { Resumidor } from '#server/estadisticas/resumidor.ts'
import type { Vista } from '#server/live/vista.ts'
import type { Vistas } from '#server/live/vistas.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Servicio } from '#server/servicio.ts'
import { listColaNames } from '#server/store/resumenes.ts'

export interface Contador extends Servicio {
  vistas: Vistas
  resumidor: Resumidor
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
  }
}

/** Every figure is counted from stored turnos, beside those of the period before. */
export async function verEstadisticas(
  s: Contador,
  empresaId: string,
  periodo: Periodo,
): Promise<Estadisticas> {
  const { vista, dias, desde } = await diasDelPeriodo(s, empresaId, periodo)
  const actuales = dias.filter((dia) => dia.fecha >= desde)
  const r = total(actuales)
  const hoy = total(actuales.filter((dia) => dia.fecha === vista.fecha))
  const actual = cifrasDe(r)
  const llamadosYTerminados = r.completados + r.ausentes
  return {
    totalTurnos: r.emitidos,
    turnosHoy: hoy.emitidos,
    tiempoPromedio: actual.atencion?.promedio ?? 0,
    clientesAtendidos: r.completados,
    colaActiva: vista.totalEnEspera,
    turnosPorHora: porHora(r.porHora),
    eficiencia: actual.eficiencia ?? 0,
    tiempoEspera: actual.espera?.promedio ?? 0,
    periodo,
    desde,
    hasta: vista.fecha,
    zona: vista.empresa.zona,
    actual,
    anterior: cifrasDe(total(dias.filter((dia) => dia.fecha < desde))),
    porDia: actuales.map((dia) => {
      const { emitidos, completados } = total([dia])
      return { fecha: dia.fecha, turnos: emitidos, atendidos: completados }
    }),
    mapaCalor: mapaDe(actuales),
    porCola: await porCola(s, vista, actuales),
    rendimiento: {
      atendidos: actual.eficiencia,
      presentes: porcentaje(r.completados, llamadosYTerminados),
      aTiempo: porcentaje(r.aTiempo, r.cotizados),
    },
    estimaciones: {
      cotizados: r.cotizados,
      dentro: porcentaje(r.dentro, r.cotizados),
      error: errorMedioDe(r),
    },
    estado: {
      colas: vista.colas.length,
      colasActivas: vista.colas.filter((cola) => cola.estado === 'activa').length,
      enEspera: vista.totalEnEspera,
      enAtencion: vista.colas.reduce((suma, cola) => suma + vista.enAtencion(cola.id).length, 0),
    },
    actualizado: new Date(s.clock()).toISOString(),
  }
}

/** The days of the period and as many before it. */
async function diasDelPeriodo(s: Contador, empresaId: string, periodo: Periodo) {
  const vista = await s.vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const { desde, dias: cuantos } = diasDePeriodo(vista.fecha, periodo)
  return { vista, desde, dias: await resumenesEntre(s, vista, diasAntes(desde, cuantos)) }
}

/** From the first to the last hour with turnos, so that a quiet hour between them shows. */
function porHora(horas: readonly number[]): Estadisticas['turnosPorHora'] {
  const primera = horas.findIndex((n) => n > 0)
  const ultima = horas.findLastIndex((n) => n > 0)
  if (primera < 0) return []
  return horas
    .slice(primera, ultima + 1)
    .map((turnos, i) => ({ hora: `${String(primera + i).padStart(2, '0')}:00`, turnos }))
}

function mapaDe(dias: readonly ResumenDia[]): number[][] {
  const mapa = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const dia of dias) {
    const fila = mapa[diaDeSemana(dia.fecha)] as number[]
    for (const [hora, n] of total([dia]).porHora.entries()) fila[hora] = (fila[hora] ?? 0) + n
  }
  return mapa
}

async function porCola(
  s: Contador,
  vista: Vista,
  dias: readonly ResumenDia[],
): Promise<Estadisticas['porCola']> {
  const nombres = new Map((await listColaNames(s.store.db, vista.empresa.id)).map((cola) => [cola.id, cola]))
  const conTurnos = new Set(dias.flatMap((dia) => Object.keys(dia.colas)))
  const ids = [...vista.colas.map((cola) => cola.id), ...[...conTurnos].filter((id) => !vista.cola(id))]
  return ids.map((id) => ({
    id,
    nombre: nombres.get(id)?.nombre ?? '',
    eliminada: !vista.cola(id),
    enEspera: vista.enEspera(id),
    cifras: cifrasDe(sumar(dias.flatMap((dia) => dia.colas[id] ?? []))),
  }))
}

const COLUMNAS = [
  'Fecha',
  'Cola',
  'Turnos',
  'Atendidos',
  'Ausentes',
  'Cancelados',
  'Vencidos',
  'Espera promedio (min)',
  'Espera mediana (min)',
  'Espera percentil 90 (min)',
  'Atención promedio (min)',
]

/** A row for each day and cola. */
export async function exportarEstadisticas(
  s: Contador,
  empresaId: string,
  periodo: Periodo,
): Promise<string> {
  const { vista, dias, desde } = await diasDelPeriodo(s, empresaId, periodo)
  const nombres = new Map((await listColaNames(s.store.db, vista.empresa.id)).map((c) => [c.id, c.nombre]))
  const filas = dias
    .filter((dia) => dia.fecha >= desde)
    .flatMap((dia) =>
      Object.entries(dia.colas).map(([id, r]) => {
        const { turnos, atendidos, ausentes, cancelados, expirados, espera, atencion } = cifrasDe(r)
        const medidas = [espera?.promedio, espera?.mediana, espera?.p90, atencion?.promedio]
        return [
          dia.fecha,
          nombres.get(id) ?? '',
          turnos,
          atendidos,
          ausentes,
          cancelados,
          expirados,
          ...medidas,
        ]
      }),
    )
  // The mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${[COLUMNAS, ...filas].map((fila) => fila.map(celda).join(',')).join('\r\n')}\r\n`
}

/** Quoted where needed; a name that a spreadsheet would run as a formula is made plain text. */
function celda(valor: string | number | undefined): string {
  if (valor === undefined) return ''
  if (typeof valor === 'number') return String(valor)
  const texto = /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor
  return /[",\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}
