import type { invitacion as es } from '../es/invitacion.ts'
import type { Texts } from '../texts.ts'

export const invitacion = {
  titulo: 'Invitation',
  encabezado: (empresa: string) => `Join ${empresa}`,
  texto: (organizacion: string, rol: string) =>
    `You've been invited to the ${organizacion} team. Your role: ${rol.toLowerCase()}.`,
  invalida: 'This invitation no longer works',
  invalidaTexto: 'It expired, was already used, or was withdrawn. Ask them to send it again.',
  unirse: (empresa: string) => `Join ${empresa}`,
  como: (correo: string) => `You'll join as ${correo}.`,
  conCuenta: 'You already have an account with this email. Log in to join.',
  iniciarSesion: 'Log in',
  tengoCuenta: 'I already have an account',
  nombre: 'Your name',
  correo: 'Your email',
  contrasena: 'Choose a password',
  crear: 'Create my account and join',
  fallo: "Couldn't complete this. Try again.",
  errores: {
    usuario: 'Enter your name',
    correo: 'Enter a valid email, like ana@company.com',
  },
  ajena: (correo: string) => `This invitation is for ${correo}. Log out to join with that address.`,
  cerrarSesion: 'Log out and continue',
  pideCorreo: "Enter your email and we'll send you the link to join.",
  enviarEnlace: 'Send me the link',
  verifica: 'We sent a link to your email. Follow it to join; this one is no longer needed.',
} as const satisfies Texts<typeof es>
