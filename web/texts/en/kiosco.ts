import type { kiosco as es } from '../es/kiosco.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const kiosco = {
  titulo: 'Get your ticket',
  qr: 'Get your ticket on your phone',
  qrTexto: 'Scan the code with your camera and wait where you like.',
  qrEtiqueta: 'QR code to get a ticket on your phone',
  codigoSala: 'Room code:',
  encabezado: 'Get your ticket here',
  texto: 'Enter your name and choose the service you need.',
  nombre: 'Full name',
  nombreEjemplo: 'Ana Pérez',
  obtener: 'Get a ticket',
  sinRed: 'Offline. You can get your ticket as soon as the connection is back.',
  fallo: 'There was an error creating the ticket',
  falloReintenta: "Check the connection and tap the button again: you won't get two tickets.",
  exito: (nombre: string, etiqueta: string) => `Ticket created for ${nombre} (#${etiqueta})!`,
  tuTurno: 'Your ticket',
  antes: (personas: number) =>
    personas === 0 ? "You're next" : `${plural(personas, 'person', 'people')} ahead`,
  codigo: 'Tracking code:',
  sigue: 'Take it on your phone: it notifies you',
  sigueEtiqueta: 'QR code to follow this ticket',
  vuelve: (segundos: number) => `This screen goes back to the start in ${segundos} s`,
  listo: 'Done',
  desconocida: "This screen doesn't have a company yet",
  desconocidaTexto: 'Check the address.',
  ajustes: 'Settings for this screen',
  guardaTicket: 'Keep this printed ticket.',
} as const satisfies Texts<typeof es>
