import type { traducciones as es } from '../es/traducciones.ts'
import type { Texts } from '../texts.ts'

export const traducciones = {
  idioma: 'Language of the translation',
  nada: 'There is nothing to translate yet: create a queue.',
  completo: 'Everything is translated',
  sinTraducir: (cuantos: number) => (cuantos === 1 ? '1 not translated' : `${cuantos} not translated`),
  fallo: 'The translations could not be saved. Try again.',
  falloCarga: 'The translations could not be loaded',
  donde: {
    cola: 'Queue',
    pregunta: 'Question',
    opcion: 'Option of a question',
    preferencia: 'Priority service',
    anuncio: 'Announcement',
  },
} as const satisfies Texts<typeof es>
