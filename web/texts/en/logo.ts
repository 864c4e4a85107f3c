import type { logo as es } from '../es/logo.ts'
import type { Texts } from '../texts.ts'

export const logo = {
  titulo: 'Logo',
  campo: 'Logo URL',
  pista: 'The address of an image, starting with https://. Or upload one.',
  subir: 'Upload an image',
  subirPista: 'PNG, JPEG, or WebP of up to 4 MB.',
  seGuarda: 'It is saved when you choose it.',
  subido: 'Logo saved',
  enUso: 'You are using an uploaded image. If you enter an address, it replaces the image.',
  quitar: 'Remove the logo',
  grande: 'That image is over 4 MB. Choose a smaller one.',
  otroTipo: 'Upload a PNG, JPEG, or WebP image.',
  fallo: "Couldn't upload the image.",
} as const satisfies Texts<typeof es>
