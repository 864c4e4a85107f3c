import type { posponer as es } from '../es/posponer.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const posponer = {
  abrir: "I'm late",
  voy: "I'm on my way",
  vas: "They know you're on your way",
  titulo: (etiqueta: string) => `Your ticket ${etiqueta}`,
  llegue: "I'm here",
  lleguePista: 'Tell them you are in the room',
  llegaste: "You've said that you're here.",
  dejar: 'Let others go first',
  dejarPista: (cuantas: string) => (cuantas === '1' ? '1 person' : `${cuantas} people`),
  dejarTitulo: 'People to let go first',
  dejarA: (cuantas: number) => `Let ${plural(cuantas, 'person', 'people')} go first`,
  dejarTexto: 'The rest of the queue does not change.',
  quedarias: (lugar: string) => `There would be ${lugar}.`,
  vuelvo: (veces: number) => (veces > 0 ? "I'll be back in…" : "I'm running late"),
  vuelvoPista: 'You keep your place',
  vuelvoTitulo: (veces: number) => (veces > 0 ? "I'll be back in" : "I'll arrive in"),
  vuelvoEn: (tiempo: string) => `Back in ${tiempo}`,
  llegoEn: (tiempo: string) => `Arriving in ${tiempo}`,
  nadieTeLlama: (hora: string) => `No one calls you until ${hora}`,
  conservas: "You keep your place: if your turn came, you're next when you return.",
  llegoTexto: 'We tell the staff. Your place does not change.',
  tarde: (minutos: number | null) =>
    minutos === null ? "They know you're running late" : `They know you'll be ${minutos} min late`,
  quedan: (veces: number) =>
    veces === 1 ? 'You can postpone your ticket once more.' : `You can postpone your ticket ${veces} times.`,
  noQuedan:
    "You already postponed your ticket twice. If you can't make it, cancel it and get another one later.",
  pausa: (hora: string) => `On hold until ${hora}`,
  pausaSinHora: 'Your ticket is on hold',
  pausaTexto: 'No one calls you in the meantime and you keep your place.',
  fallo: "That didn't work. Try again.",
} as const satisfies Texts<typeof es>
