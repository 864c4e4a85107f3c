import type { verificarTurno as es } from '../es/verificar-turno.ts'
import type { Texts } from '../texts.ts'

export const verificarTurno = {
  titulo: 'Check ticket',
  encabezado: 'Check your ticket',
  texto: 'Enter the tracking code you received when you got your ticket.',
  codigo: 'Tracking code',
  ejemplo: 'ABC123',
  buscar: 'Find ticket',
  informacion: 'Ticket information',
  sinRed: 'offline',
  actualizado: (hora: string) => `Last update: ${hora}`,
  automatico: 'Update automatically',
  noEncontrado: 'Ticket not found',
  revisa: 'Check the code: it has letters and digits, no 0, 1 or vowels. It works until the end of the day.',
} as const satisfies Texts<typeof es>
