/** Messages of successful calls. */
export const MENSAJES = {
  correoConfirmado: 'Seu e-mail foi confirmado.',
  verificacionReenviada: 'Se essa conta aguarda confirmação, enviamos outro link.',
  recuperacionEnviada: 'Se existe uma conta com esse e-mail, enviamos um link para mudar a senha.',
  contrasenaCambiada: 'Sua senha mudou. Entre com a nova.',
  contrasenaPropiaCambiada: 'Sua senha mudou. As outras sessões foram encerradas.',
} as const
