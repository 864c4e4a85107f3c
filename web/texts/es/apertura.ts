import type { Admite } from '#contract/cola.ts'
import type { Cuando } from '#domain/hora-local.ts'
import { dias } from './dias.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'

/** 'hoy a las 16:00', 'mañana a las 9:00', 'el lunes a las 9:00', 'el 2 de enero a las 9:00'. */
function dia({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  const alas = `a ${las(hora)}`
  if (dia === 'hoy') return `hoy ${alas}`
  if (dia === 'manana') return `mañana ${alas}`
  if (dia === 'semana') return `el ${dias[diaDeSemana]} ${alas}`
  const larga = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `el ${larga.format(Date.parse(fecha))} ${alas}`
}

/** Why a queue gives no turnos at the moment. */
const cerrada: Record<Exclude<Admite, 'si'>, string> = {
  pausada: 'Esta cola no está entregando turnos en este momento.',
  agotada: 'Hoy ya no se entregan más turnos en esta cola.',
  cerrada: 'Ahora está cerrado.',
  cupo_dia: 'Hoy ya se entregaron todos los turnos de esta cola.',
  cupo_hora: 'Ya se entregaron los turnos de esta hora.',
  llena: 'Ya esperan todos los que caben en esta cola. Vuelve a intentarlo en unos minutos.',
  tarde: 'Ya no alcanzamos a atenderte antes de cerrar.',
}

/** Short forms of `cerrada`, for a button. */
const corta: typeof cerrada = {
  pausada: 'En pausa',
  agotada: 'Sin turnos por hoy',
  cerrada: 'Cerrada',
  cupo_dia: 'Sin turnos por hoy',
  cupo_hora: 'Sin turnos por esta hora',
  llena: 'Llena por ahora',
  tarde: 'Ya no alcanza hoy',
}

/** When queues open and close, on every screen that shows it. */
export const apertura = {
  cerrada,
  corta,
  conMotivo: (motivo: string) => `Ahora está cerrado: ${motivo}.`,
  abre: (cuando: Cuando) => `Abre ${dia(cuando)}`,
  cierra: (cuando: Cuando) => `Cierra ${dia(cuando)}`,
  quedan: (cuantos: number) =>
    cuantos === 1 ? 'Queda 1 turno' : `Quedan ${plural(cuantos, 'turno', 'turnos')}`,
} as const
