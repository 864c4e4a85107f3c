import type { anunciar as es } from '../es/anunciar.ts'
import type { Texts } from '../texts.ts'

export const anunciar = {
  abrir: 'Announce',
  abrirEnMenu: 'Announce…',
  titulo: 'Announcement to people waiting',
  donde:
    'It shows on their phones and on the wall screen, and reaches each person the way they chose and confirmed. Up to five at once.',
  texto: 'What do you want to say?',
  falta: 'Enter what you want to say',
  ejemplo: 'The doctor is running 20 minutes late',
  dura: 'Show it for',
  colas: 'Only for people waiting in… (none selected: all)',
  todas: 'All queues',
  minutos: (cuantos: number) =>
    cuantos < 60 ? `${cuantos} minutes` : cuantos === 60 ? '1 hour' : `${cuantos / 60} hours`,
  enviar: 'Announce',
  hasta: (hora: string) => `until ${hora}`,
  quitar: 'Remove',
  fallo: "Couldn't announce. Try again.",
} as const satisfies Texts<typeof es>
