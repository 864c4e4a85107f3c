import { DIA_MS, desfase, HORA_MS, MINUTO_MS, sumarDias } from './hora-local.ts'
import type { Turno } from './turno.ts'

/** A turno left over from an earlier day expires once it has waited this long. */
export const ESPERA_MAXIMA_MS = 6 * HORA_MS

// By zone. Only canonical names are stored, so it cannot grow beyond the number of zones.
const formatos = new Map<string, Intl.DateTimeFormat>()

function formatoDe(zona: string): Intl.DateTimeFormat {
  let formato = formatos.get(zona)
  if (!formato) {
    formato = new Intl.DateTimeFormat('en-CA', {
      timeZone: zona,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formatos.set(zona, formato)
  }
  return formato
}

/** The canonical name of a zone in any spelling; null for anything else, such as the offset +05:37. */
export function zonaCanonica(zona: string): string | null {
  if (!/^[A-Za-z]/.test(zona)) return null
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zona }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

// Since 1980 the offset of every named zone is a multiple of 15 minutes, so each quarter of an hour has one date.
const CUARTO_MS = HORA_MS / 4
const recientes = new Map<string, { cuarto: number; fecha: string }>()

/** The calendar date (YYYY-MM-DD) in a zone. For the service day use `jornadaDe`. */
export function fechaLocal(instante: number, zona: string): string {
  const cuarto = Math.floor(instante / CUARTO_MS)
  const reciente = recientes.get(zona)
  if (reciente?.cuarto === cuarto) return reciente.fecha
  const fecha = formatoDe(zona).format(instante)
  recientes.set(zona, { cuarto, fecha })
  return fecha
}

/** When the service days of an empresa end. Rows of the store have these fields under the same names. */
export interface Calendario {
  zona: string
  /** Minutes after midnight at which a service day ends and the next one begins. */
  corte: number
  /** The `corte` in force until `corte_desde`. */
  corte_antes: number
  corte_desde: number
}

/** For an empresa whose service days are calendar dates. */
export const diasNaturales = (zona: string): Calendario => ({
  zona,
  corte: 0,
  corte_antes: 0,
  corte_desde: 0,
})

interface Jornada {
  fecha: string
  desde: number
  hasta: number
}

const corteEn = ({ corte, corte_antes, corte_desde }: Calendario, instante: number): number =>
  instante < corte_desde ? corte_antes : corte

/** The service day (YYYY-MM-DD) of an instant: the only source of every `fecha`. It never goes back. */
export const jornadaDe = (instante: number, calendario: Calendario): string =>
  jornadaEn(instante, calendario.zona, corteEn(calendario, instante)).fecha

export const finDeJornada = (instante: number, calendario: Calendario): number =>
  jornadaEn(instante, calendario.zona, corteEn(calendario, instante)).hasta

/**
 * Changes the end of the service day from the next day on: today ends when it would have ended, or later, and no past
 * day is reopened.
 */
export function cambiarCorte(calendario: Calendario, corte: number, ahora: number): Calendario {
  const vigente = corteEn(calendario, ahora)
  const { hasta } = jornadaEn(ahora, calendario.zona, vigente)
  return { zona: calendario.zona, corte, corte_antes: vigente, corte_desde: hasta }
}

const jornadas = new Map<string, Jornada>()

function jornadaEn(instante: number, zona: string, corte: number): Jornada {
  const nombre = corte === 0 ? zona : `${zona} ${corte}`
  const reciente = jornadas.get(nombre)
  if (reciente && instante >= reciente.desde && instante < reciente.hasta) return reciente
  // The latest day that has begun. Where clocks go back at midnight, the calendar shows the previous day again.
  let fecha = sumarDias(fechaLocal(instante, zona), 1)
  let hasta = inicioDe(sumarDias(fecha, 1), zona, corte)
  let desde = inicioDe(fecha, zona, corte)
  while (desde > instante) {
    fecha = sumarDias(fecha, -1)
    hasta = desde
    desde = inicioDe(fecha, zona, corte)
  }
  const jornada = { fecha, desde, hasta }
  jornadas.set(nombre, jornada)
  return jornada
}

/** The first instant at which a zone shows this time of this date, or has skipped it. */
function inicioDe(fecha: string, zona: string, corte: number): number {
  const reloj = Date.parse(fecha) + corte * MINUTO_MS
  let antes = reloj - 36 * HORA_MS
  let despues = reloj + 36 * HORA_MS
  const [viejo, nuevo] = [desfase(antes, zona), desfase(despues, zona)]
  const candidatos = [reloj - viejo, reloj - nuevo].sort((a, b) => a - b)
  const exacto = candidatos.find((instante) => instante + desfase(instante, zona) === reloj)
  if (exacto !== undefined) return exacto
  while (despues - antes > 1) {
    const medio = Math.floor((antes + despues) / 2)
    if (desfase(medio, zona) === viejo) antes = medio
    else despues = medio
  }
  return despues
}

/** At the day change: turnos that waited too long expire; others stay. */
export const vencida = (turno: Pick<Turno, 'fecha' | 'emitido_en'>, ahora: number, hoy: string): boolean =>
  turno.fecha < hoy && ahora - turno.emitido_en > ESPERA_MAXIMA_MS

/** At the day change: turnos called on an earlier day count as served. */
export const atendidaAyer = (
  { llamado_en }: Pick<Turno, 'llamado_en'>,
  hoy: string,
  calendario: Calendario,
): boolean => llamado_en !== null && jornadaDe(llamado_en, calendario) < hoy

const horas = new Map<string, Intl.DateTimeFormat>()

/** The hour of the day (HH:00) of an instant in a zone. */
export function horaLocal(instante: number, zona: string): string {
  let formato = horas.get(zona)
  if (!formato) {
    formato = new Intl.DateTimeFormat('en-GB', { timeZone: zona, hour: '2-digit', hourCycle: 'h23' })
    horas.set(zona, formato)
  }
  return `${formato.format(instante)}:00`
}

/** Local minutes after midnight. */
export const minutoLocal = (instante: number, zona: string): number =>
  Math.floor(((instante + desfase(instante, zona)) % DIA_MS) / MINUTO_MS)

const DIAS = { hoy: 1, semana: 7, mes: 30 } as const

/** The first service day of the period that ends on `hoy`: today, the last 7 or the last 30 days. */
export function diasDePeriodo(hoy: string, periodo: keyof typeof DIAS): { desde: string; dias: number } {
  const dias = DIAS[periodo]
  return { desde: sumarDias(hoy, 1 - dias), dias }
}
