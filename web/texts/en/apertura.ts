import type { Admite } from '#contract/cola.ts'
import type { Cuando } from '#domain/hora-local.ts'
import type { apertura as es } from '../es/apertura.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'
import { plural } from './plural.ts'

/** 'today at 4:00 PM', 'tomorrow at 9:00 AM', 'Monday at 9:00 AM', 'January 2 at 9:00 AM'. */
function dia({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  const at = `at ${hora}`
  if (dia === 'hoy') return `today ${at}`
  if (dia === 'manana') return `tomorrow ${at}`
  if (dia === 'semana') return `${dias[diaDeSemana]} ${at}`
  const larga = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${larga.format(Date.parse(fecha))} ${at}`
}

const cerrada: Record<Exclude<Admite, 'si'>, string> = {
  pausada: "This queue isn't giving out tickets right now.",
  agotada: 'There are no more tickets for this queue today.',
  cerrada: 'Closed right now.',
  cupo_dia: "All of today's tickets for this queue have been given out.",
  cupo_hora: "All of this hour's tickets have been given out.",
  llena: 'This queue is full. Try again in a few minutes.',
  tarde: "We can't get to you before closing time.",
}

const corta: typeof cerrada = {
  pausada: 'Paused',
  agotada: 'No more tickets today',
  cerrada: 'Closed',
  cupo_dia: 'No more tickets today',
  cupo_hora: 'No more tickets this hour',
  llena: 'Full for now',
  tarde: 'Too late for today',
}

export const apertura = {
  cerrada,
  corta,
  conMotivo: (motivo: string) => `Closed right now: ${motivo}.`,
  abre: (cuando: Cuando) => `Opens ${dia(cuando)}`,
  cierra: (cuando: Cuando) => `Closes ${dia(cuando)}`,
  quedan: (cuantos: number) => `${plural(cuantos, 'ticket', 'tickets')} left`,
} as const satisfies Texts<typeof es>
