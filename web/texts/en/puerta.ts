import type { puerta as es } from '../es/puerta.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

const turnos = (cuantos: number) => plural(cuantos, 'ticket', 'tickets')

export const puerta = {
  titulo: 'Room code',
  texto: (hora: string) =>
    `Show it in the room. It changes at ${hora}. It is asked of anyone who takes many tickets in a row.`,
  exigir: 'Always ask for the code',
  exigirPista: 'No one gets a ticket from outside the room',
  fallo: "Couldn't save. Try again.",
  rafaga: (cuantos: number, desde: string, hasta: string) =>
    desde === hasta
      ? `${turnos(cuantos)} came from one place at ${desde}`
      : `${turnos(cuantos)} came from one place between ${desde} and ${hasta}`,
  rafagaTexto: (nombres: readonly string[], cuantos: number) =>
    `${nombres.length > 0 ? `${nombres.join(', ')}${cuantos > nombres.length ? '…' : '.'} ` : ''}If they are not your customers, cancel them: you get their places for today back.`,
  cancelar: (cuantos: number) => `Cancel ${turnos(cuantos)}`,
  cancelados: (cuantos: number) =>
    cuantos === 1 ? '1 ticket was canceled' : `${turnos(cuantos)} were canceled`,
} as const satisfies Texts<typeof es>
