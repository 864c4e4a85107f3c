import type { acerca as es } from '../es/acerca.ts'
import type { Texts } from '../texts.ts'

export const acerca = {
  titulo: 'About us',
  descripcion: 'Turnero was born at a university tech fair. Read our story, our mission, and meet the team.',
  encabezado: 'Four students tired of standing in line',
  texto:
    'Turnero was born in college, for a tech fair. The idea fit in one sentence: no one should have to stay on their feet just to keep their place.',
  historia: {
    etiqueta: 'Our story',
    titulo: 'From a fair booth to your counter',
    hitos: [
      {
        titulo: 'The question',
        texto: 'Two hours in line for a five-minute errand. Why not wait somewhere else?',
      },
      {
        titulo: 'The fair',
        texto: 'A prototype, a QR code taped to the table, and visitors taking a ticket to try it.',
      },
      {
        titulo: 'The product',
        texto: 'Panel, kiosk, wall screen, and phone: a complete service that works in any browser.',
      },
    ],
  },
  mision: {
    etiqueta: 'Mission',
    titulo: 'Waiting should not cost time or dignity',
    texto:
      'We want a neighborhood diner to have the same ticket technology as a big bank, and everyone who waits to always know how long is left.',
  },
  equipo: {
    etiqueta: 'Team',
    titulo: 'The people behind it',
    foto: (nombre: string) => `Portrait of ${nombre}`,
  },
} as const satisfies Texts<typeof es>
