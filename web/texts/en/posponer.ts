import type { posponer as es } from '../es/posponer.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const posponer = {
  abrir: "I'm running late…",
  abrirLlegue: "I'm here or running late…",
  voy: "I'm on my way",
  vas: "They know you're on your way",
  titulo: 'How are you doing?',
  llegue: "I'm here",
  llegaste: "You've said that you're here.",
  dejarTitulo: 'Let someone go first…',
  dejarTexto: 'You stay behind them. The rest of the queue does not change.',
  personas: (cuantas: number) => plural(cuantas, 'person', 'people'),
  vuelvoTitulo: "I'll be back in…",
  vuelvoTexto:
    "No one calls you in the meantime. You keep your place: if your turn came, you're next when you return.",
  llegoTitulo: "I'll arrive in…",
  llegoTexto: 'We tell the staff. Your place does not change.',
  tarde: (minutos: number | null) =>
    minutos === null ? "They know you're running late" : `They know you'll be ${minutos} min late`,
  minutos: (cuantos: number) => `${cuantos} minutes`,
  quedan: (veces: number) =>
    veces === 1 ? 'You can postpone your ticket once more.' : `You can postpone your ticket ${veces} times.`,
  noQuedan:
    "You already postponed your ticket twice. If you can't make it, cancel it and get another one later.",
  pausa: (hora: string) => `On hold until ${hora}`,
  pausaSinHora: 'Your ticket is on hold',
  pausaTexto: 'No one calls you in the meantime and you keep your place.',
  fallo: "That didn't work. Try again.",
} as const satisfies Texts<typeof es>
