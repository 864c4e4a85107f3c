export const MENSAJES = {
  correoConfirmado: 'Your email is confirmed.',
  verificacionReenviada: 'If that account is waiting for confirmation, we sent you another link.',
  recuperacionEnviada: 'If there is an account with that email, we sent you a link to change the password.',
  contrasenaCambiada: 'Your password was changed. Log in with the new one.',
  contrasenaPropiaCambiada: 'Your password was changed. Your other sessions were closed.',
} as const
