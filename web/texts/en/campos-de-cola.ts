import type { camposDeCola as es } from '../es/campos-de-cola.ts'
import type { Texts } from '../texts.ts'

export const camposDeCola = {
  titulo: 'What to ask when getting a ticket',
  texto:
    'Up to 8 details besides the name. Whoever serves sees them, and they are deleted along with the names.',
  agregar: 'Add a question',
  nombre: (lugar: number) => `Question ${lugar}`,
  nombreEjemplo: 'Reason for the visit',
  quitar: (nombre: string) => `Remove the question ${nombre}`,
  tipo: 'Type of answer',
  tipos: {
    texto: 'Text',
    numero: 'Number',
    opcion: 'One option from a list',
    documento: 'ID document',
  },
  opciones: 'Options',
  opcionesPista: 'Separate them with commas.',
  obligatorio: 'Required',
  falta: 'Enter the name of each question, and the options where there is a list',
} as const satisfies Texts<typeof es>
