import type { pedirTurno as es } from '../es/pedir-turno.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const pedirTurno = {
  cola: 'Type of service',
  cargandoColas: 'Loading options...',
  sinColas: 'No options available',
  enEspera: (personas: number) => `${plural(personas, 'person', 'people')} waiting`,
  turno: (etiqueta: string) => `Ticket ${etiqueta}`,
  yaEntregado: 'This ticket was already given out. Someone else?',
  sacarOtro: 'Get another ticket',
  codigoSala: 'Room code',
  codigoSalaPista: 'The screen or the kiosk on site shows it. You can also ask at the front desk.',
  terminosAntes: 'By getting a ticket you accept the',
  terminos: 'terms and the use of your data',
  responsable: (responsable: string, contacto: string) =>
    `Responsible for your data: ${responsable}, ${contacto}.`,
  aviso: 'Privacy notice',
  avisoQr: 'QR code to read the notice on your phone',
} as const satisfies Texts<typeof es>
