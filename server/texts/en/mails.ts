import { correoDeCuenta } from '../cartas.ts'
import type { Textos } from '../textos.ts'

export const correos: Textos['correos'] = (marca) => {
  const carta = correoDeCuenta('en', marca, (nombre) => (nombre ? `Hi ${nombre},` : 'Hi,'))
  return {
    verificar: carta({
      subject: `Confirm your email on ${marca}`,
      frase: 'Your account is ready. Confirm your email to log in and open your first queue.',
      boton: 'Confirm my email',
      nota: "The link is valid for 48 hours. If you didn't create this account, do nothing: without your confirmation, no one can use it.",
    }),
    restablecer: carta({
      subject: `Change your ${marca} password`,
      frase: 'We received a request to change your password. Open the link and choose a new one.',
      boton: 'Change my password',
      nota: "The link is valid for 30 minutes and works only once. If you didn't request it, do nothing: your password stays the same.",
    }),
    invitar: (nombre, enlace, empresa) =>
      carta({
        subject: `You've been invited to a team on ${marca}`,
        frase: `You've been invited to join ${empresa ? `the ${empresa} team` : "a company's team"}. Open the link to join.`,
        boton: 'View the invitation',
        nota: "The link is valid for 7 days and works only once. If you weren't expecting this invitation, do nothing.",
      })(nombre, enlace),
    cambiar_correo: carta({
      subject: `Confirm your new email on ${marca}`,
      frase: 'You asked to log in to your account with this email. Confirm it to make the change.',
      boton: 'Confirm the new email',
      nota: "The link is valid for 24 hours and works only once. If you didn't request it, do nothing.",
    }),
    ya_registrado: carta({
      subject: `You already have a ${marca} account`,
      frase:
        'Someone tried to create an account with this email, and you already have one. If it was you, log in.',
      boton: 'Log in',
      nota: "If you forgot your password, you can change it on that same page. If it wasn't you, do nothing: no one got in.",
    }),
    contrasena_cambiada: carta({
      subject: `Your ${marca} password was changed`,
      frase: "Your account's password was just changed, and your other sessions were closed.",
      boton: "It wasn't me: recover my account",
      nota: 'If it was you, do nothing.',
    }),
    correo_cambiado: carta({
      subject: `The email of your ${marca} account was changed`,
      frase:
        'From now on, your account uses another email. This one no longer works to log in or to recover it.',
      boton: "It wasn't me: get help",
      nota: 'If it was you, do nothing.',
    }),
    acceso_nuevo: (nombre, enlace, navegador) =>
      carta({
        subject: `New login to your ${marca} account`,
        frase: `Someone logged in to your account from a browser we didn't recognize${navegador && `: ${navegador}`}.`,
        boton: 'View my sessions',
        nota: 'If it was you, do nothing. If not, close that session and change your password.',
      })(nombre, enlace),
  }
}
