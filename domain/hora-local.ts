import type { Idioma } from '#contract/idioma.ts'
import { escribirHora } from './hora-escrita.ts'
import { paisDe } from './pais.ts'

export const MINUTO_MS = 60_000
export const HORA_MS = 60 * MINUTO_MS
export const DIA_MS = 24 * HORA_MS
// Since 1980 the offset of every named zone is a multiple of 15 minutes, and changes at such a multiple.
const CUARTO_MS = HORA_MS / 4
const RECORDADOS_MAXIMO = 2000

interface Reloj {
  formato: Intl.DateTimeFormat
  /** Offsets by quarter of an hour. */
  desfases: Map<number, number>
}

const relojes = new Map<string, Reloj>()

function relojDe(zona: string): Reloj {
  let reloj = relojes.get(zona)
  if (!reloj) {
    const dos = '2-digit'
    const formato = new Intl.DateTimeFormat('en-US', {
      timeZone: zona,
      hourCycle: 'h23',
      year: 'numeric',
      month: dos,
      day: dos,
      hour: dos,
      minute: dos,
    })
    reloj = { formato, desfases: new Map() }
    relojes.set(zona, reloj)
  }
  return reloj
}

/** Milliseconds that a zone is ahead of UTC. */
export function desfase(instante: number, zona: string): number {
  const { formato, desfases } = relojDe(zona)
  const cuarto = Math.floor(instante / CUARTO_MS)
  const conocido = desfases.get(cuarto)
  if (conocido !== undefined) return conocido
  const partes = new Map(formato.formatToParts(cuarto * CUARTO_MS).map(({ type, value }) => [type, +value]))
  const de = (parte: Intl.DateTimeFormatPartTypes) => partes.get(parte) ?? 0
  const pared = Date.UTC(de('year'), de('month') - 1, de('day'), de('hour'), de('minute'))
  if (desfases.size >= RECORDADOS_MAXIMO) desfases.clear()
  desfases.set(cuarto, pared - cuarto * CUARTO_MS)
  return pared - cuarto * CUARTO_MS
}

/** The time of an instant, as the country of the zone writes it: '9:00 p.m.' in Mexico, '21:00' in Chile. */
export const horaEn = (instante: number, zona: string, idioma: Idioma): string =>
  escribirHora(paredEn(instante, zona).minuto, idioma, paisDe(zona))

/** Local date, weekday (0 is Monday) and minutes after midnight in a zone. */
export function paredEn(instante: number, zona: string): { fecha: string; dia: number; minuto: number } {
  const pared = instante + desfase(instante, zona)
  const fecha = new Date(pared).toISOString().slice(0, 10)
  return { fecha, dia: diaDeSemana(fecha), minuto: Math.floor((pared - Date.parse(fecha)) / MINUTO_MS) }
}

/** Weekday of a date; 0 is Monday. */
export const diaDeSemana = (fecha: string): number => (new Date(fecha).getUTCDay() + 6) % 7

/** The date `dias` days later; earlier if negative. */
export const sumarDias = (fecha: string, dias: number): string =>
  new Date(Date.parse(fecha) + dias * DIA_MS).toISOString().slice(0, 10)

/**
 * The instant at which a zone shows `minutos` after the midnight of a date. Where clocks are set back this happens
 * twice, and `cual` selects one. Where they are set forward over it, it is the moment of the change.
 */
export function instanteDe(
  fecha: string,
  minutos: number,
  zona: string,
  cual: 'primera' | 'ultima' = 'primera',
): number {
  const pared = Date.parse(fecha) + minutos * MINUTO_MS
  const antes = desfase(pared - DIA_MS, zona)
  const despues = desfase(pared + DIA_MS, zona)
  if (antes === despues) return pared - antes
  const posibles = [pared - antes, pared - despues].filter((t) => t + desfase(t, zona) === pared)
  if (posibles.length > 0) return cual === 'primera' ? Math.min(...posibles) : Math.max(...posibles)
  let cambio = Math.floor((pared - despues) / CUARTO_MS) * CUARTO_MS
  while (desfase(cambio, zona) !== despues) cambio += CUARTO_MS
  return cambio
}

/** How people would name an instant, relative to now. */
export interface Cuando {
  /** `semana`: within the next six days, so that the weekday is unambiguous. */
  dia: 'hoy' | 'manana' | 'semana' | 'lejos'
  fecha: string
  /** 0 is Monday. */
  diaDeSemana: number
  /** As the country of the zone writes it. */
  hora: string
}

export function cuandoEs(instante: number, ahora: number, zona: string, idioma: Idioma): Cuando {
  const { fecha, dia: diaDeSemana, minuto } = paredEn(instante, zona)
  const dias = Math.round((Date.parse(fecha) - Date.parse(paredEn(ahora, zona).fecha)) / DIA_MS)
  const dia = dias <= 0 ? 'hoy' : dias === 1 ? 'manana' : dias < 7 ? 'semana' : 'lejos'
  return { dia, fecha, diaDeSemana, hora: escribirHora(minuto, idioma, paisDe(zona)) }
}
