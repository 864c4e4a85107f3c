import type { Turno } from './turno.ts'

export const HORA_MS = 3_600_000
/** A turn left over from an earlier day expires once it has waited this long. */
export const ESPERA_MAXIMA_MS = 6 * HORA_MS

// By zone. Only canonical names are stored, so there are as many as zones.
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

/** The canonical name of a zone, spelt in any way; null for what names none, such as the offset +05:37. */
export function zonaCanonica(zona: string): string | null {
  if (!/^[A-Za-z]/.test(zona)) return null
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zona }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

// Since 1980 the offset of every named zone is a multiple of a quarter of an hour, so each quarter lies within one date.
const CUARTO_MS = HORA_MS / 4
const recientes = new Map<string, { cuarto: number; fecha: string }>()

/** The service day (YYYY-MM-DD) of an instant in a zone. */
export function fechaLocal(instante: number, zona: string): string {
  const cuarto = Math.floor(instante / CUARTO_MS)
  const reciente = recientes.get(zona)
  if (reciente?.cuarto === cuarto) return reciente.fecha
  const fecha = formatoDe(zona).format(instante)
  recientes.set(zona, { cuarto, fecha })
  return fecha
}

/** At the day change: who waited too long leaves; who waits across midnight stays. */
export const vencida = (turno: Pick<Turno, 'fecha' | 'emitido_en'>, ahora: number, hoy: string): boolean =>
  turno.fecha < hoy && ahora - turno.emitido_en > ESPERA_MAXIMA_MS

/** At the day change: what was called on an earlier day counts as served. */
export const atendidaAyer = ({ llamado_en }: Pick<Turno, 'llamado_en'>, hoy: string, zona: string): boolean =>
  llamado_en !== null && fechaLocal(llamado_en, zona) < hoy

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

const DIAS = { hoy: 1, semana: 7, mes: 30 } as const

/** The first service day of the period that ends on `hoy`: today, the last 7 or the last 30 days. */
export function diasDePeriodo(hoy: string, periodo: keyof typeof DIAS): { desde: string; dias: number } {
  const dias = DIAS[periodo]
  return { desde: restarDias(hoy, dias - 1), dias }
}

/** The date so many days before. */
export function restarDias(fecha: string, dias: number): string {
  return new Date(Date.parse(`${fecha}T00:00:00Z`) - dias * 24 * HORA_MS).toISOString().slice(0, 10)
}
