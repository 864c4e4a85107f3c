import { plural } from './plural.ts'

/** Taking a turno, on every screen that offers it. */
export const pedirTurno = {
  cola: 'Tipo de atención',
  cargandoColas: 'Cargando categorías...',
  sinColas: 'No hay categorías disponibles',
  enEspera: (personas: number) => `${plural(personas, 'persona', 'personas')} en espera`,
  turno: (etiqueta: string) => `Turno ${etiqueta}`,
  yaEntregado: 'Este turno ya se entregó. ¿Otra persona?',
  sacarOtro: 'Sacar otro turno',
  codigoSala: 'Código de la sala',
  codigoSalaPista: 'Lo muestran la pantalla o el kiosco del lugar. También puedes preguntar en recepción.',
  terminosAntes: 'Al pedir tu turno aceptas los',
  terminos: 'términos y el uso de tus datos',
  responsable: (responsable: string, contacto: string) =>
    `Responsable de tus datos: ${responsable}, ${contacto}.`,
  aviso: 'Aviso de privacidad',
  avisoQr: 'Código QR para leer el aviso en tu teléfono',
} as const
