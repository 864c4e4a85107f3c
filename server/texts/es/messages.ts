/** Messages of successful calls. */
export const MENSAJES = {
  correoConfirmado: 'Tu correo quedó confirmado.',
  verificacionReenviada: 'Si esa cuenta espera confirmación, te enviamos otro enlace.',
  recuperacionEnviada: 'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar la contraseña.',
  contrasenaCambiada: 'Tu contraseña cambió. Inicia sesión con la nueva.',
  contrasenaPropiaCambiada: 'Tu contraseña cambió. Las demás sesiones se cerraron.',
} as const
