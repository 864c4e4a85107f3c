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
  nombre: 'Name',
  numero: 'Ticket number',
  faltantes: 'Place in line',
  actual: 'Now serving',
  estado: 'Status',
  sinActual: '—',
  sinCuenta: 'N/A',
  sinDato: '-',
  sinRed: 'offline',
  espera: 'Estimated wait',
  puesto: 'Desk',
  actualizado: (hora: string) => `Last update: ${hora}`,
  automatico: 'Update automatically',
  noEncontrado: 'Ticket not found',
} as const satisfies Texts<typeof es>
