import type { Admite } from '#contract/cola.ts'
import type { Cuando } from '#domain/hora-local.ts'
import type { apertura as es } from '../es/apertura.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'
import { alas } from './hora.ts'
import { plural } from './plural.ts'

// Saturday and Sunday are masculine.
const SABADO = 5

/** 'hoje às 16:00', 'amanhã às 9:00', 'na segunda às 9:00', 'no sábado às 9:00', 'em 2 de janeiro às 9:00'. */
function dia({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  const as = alas(hora)
  if (dia === 'hoy') return `hoje ${as}`
  if (dia === 'manana') return `amanhã ${as}`
  if (dia === 'semana') return `${diaDeSemana >= SABADO ? 'no' : 'na'} ${dias[diaDeSemana]} ${as}`
  const larga = new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `em ${larga.format(Date.parse(fecha))} ${as}`
}

/** Why a queue gives no turnos at the moment. */
const cerrada: Record<Exclude<Admite, 'si'>, string> = {
  pausada: 'Esta fila não está distribuindo senhas no momento.',
  agotada: 'As senhas desta fila acabaram por hoje.',
  cerrada: 'Fechado no momento.',
  cupo_dia: 'Todas as senhas de hoje desta fila já foram retiradas.',
  cupo_hora: 'As senhas deste horário já foram retiradas.',
  llena: 'Esta fila está cheia. Tente de novo em alguns minutos.',
  tarde: 'Já não dá tempo de atender você antes de fechar.',
}

/** Short forms of `cerrada`, for a button. */
const corta: typeof cerrada = {
  pausada: 'Em pausa',
  agotada: 'Sem senhas por hoje',
  cerrada: 'Fechada',
  cupo_dia: 'Sem senhas por hoje',
  cupo_hora: 'Sem senhas nesta hora',
  llena: 'Cheia por enquanto',
  tarde: 'Não dá tempo hoje',
}

export const apertura = {
  cerrada,
  corta,
  conMotivo: (motivo: string) => `Fechado no momento: ${motivo}.`,
  abre: (cuando: Cuando) => `Abre ${dia(cuando)}`,
  cierra: (cuando: Cuando) => `Fecha ${dia(cuando)}`,
  quedan: (cuantos: number) => `${cuantos === 1 ? 'Resta' : 'Restam'} ${plural(cuantos, 'senha', 'senhas')}`,
} as const satisfies Texts<typeof es>
