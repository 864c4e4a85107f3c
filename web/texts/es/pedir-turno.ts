import { plural } from './plural.ts'

/** Taking a turn, wherever it is taken. */
export const pedirTurno = {
  cola: 'Tipo de atención',
  cargandoColas: 'Cargando categorías...',
  sinColas: 'No hay categorías disponibles',
  enEspera: (personas: number) => `${plural(personas, 'persona', 'personas')} en espera`,
  codigoSala: 'Código de la sala',
  codigoSalaPista: 'Lo muestran la pantalla o el kiosco del lugar. También puedes preguntar en recepción.',
} as const
