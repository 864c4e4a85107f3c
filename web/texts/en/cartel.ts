import type { cartel as es } from '../es/cartel.ts'
import type { Texts } from '../texts.ts'

export const cartel = {
  titulo: 'Poster',
  volver: 'Back',
  imprimir: 'Print',
  pista: 'You can also save it as a PDF from the print dialog.',
  papel: 'Paper',
  papeles: { carta: 'Letter', a4: 'A4' },
  encabezado: 'Get your ticket on your phone',
  subtitulo: 'No standing in line, nothing to install',
  pasos: [
    { titulo: 'Scan', texto: 'Open your camera and point it at the code.' },
    { titulo: 'Enter your name', texto: 'Choose what you need and tap Get a ticket.' },
    { titulo: 'Wait where you like', texto: "Your phone tells you when it's your turn." },
  ],
  oEntra: 'Or go to',
  fallo: "Couldn't prepare the poster",
} as const satisfies Texts<typeof es>
