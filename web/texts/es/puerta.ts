import { las, punto } from './hora.ts'
import { plural } from './plural.ts'

const turnos = (cuantos: number) => plural(cuantos, 'turno', 'turnos')
const llegaron = (cuantos: number) =>
  plural(cuantos, 'turno llegó de un mismo lugar', 'turnos llegaron de un mismo lugar')

/** The room code that may be required to take a turno, and bursts of turnos from one place. */
export const puerta = {
  titulo: 'Código de la sala',
  texto: (hora: string) =>
    `${punto(`Muéstralo en la sala. Cambia a ${las(hora)}`)} Se le pide a quien toma muchos turnos seguidos.`,
  exigir: 'Pedir el código siempre',
  exigirPista: 'Nadie toma un turno desde fuera de la sala',
  fallo: 'No se pudo guardar. Inténtalo de nuevo.',
  rafaga: (cuantos: number, desde: string, hasta: string) =>
    desde === hasta
      ? `${llegaron(cuantos)} a ${las(desde)}`
      : `${llegaron(cuantos)} entre ${las(desde)} y ${las(hasta)}`,
  rafagaTexto: (nombres: readonly string[], cuantos: number) =>
    `${nombres.length > 0 ? `${nombres.join(', ')}${cuantos > nombres.length ? '…' : '.'} ` : ''}Si no son clientes tuyos, cancélalos: recuperas sus lugares de hoy.`,
  cancelar: (cuantos: number) => `Cancelar ${turnos(cuantos)}`,
  cancelados: (cuantos: number) =>
    cuantos === 1 ? 'Se canceló 1 turno' : `Se cancelaron ${turnos(cuantos)}`,
} as const
