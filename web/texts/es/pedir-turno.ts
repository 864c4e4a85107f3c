import type { Admite } from '#contract/cola.ts'
import { plural } from './plural.ts'

/** Why a queue gives no turns just now. */
const cerrada: Record<Exclude<Admite, 'si'>, string> = {
  pausada: 'Esta cola no está entregando turnos en este momento.',
  agotada: 'Hoy ya no se entregan más turnos en esta cola.',
}

/** Taking a turn, wherever it is taken. */
export const pedirTurno = {
  cola: 'Tipo de atención',
  cargandoColas: 'Cargando categorías...',
  sinColas: 'No hay categorías disponibles',
  enEspera: (personas: number) => `${plural(personas, 'persona', 'personas')} en espera`,
  cerrada,
  codigoSala: 'Código de la sala',
  codigoSalaPista: 'Lo muestran la pantalla o el kiosco del lugar. También puedes preguntar en recepción.',
} as const
