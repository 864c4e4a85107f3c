export const invitacion = {
  titulo: 'Invitación',
  encabezado: (empresa: string) => `Únete a ${empresa}`,
  texto: (organizacion: string, rol: string) =>
    `Te invitaron al equipo de ${organizacion} como ${rol.toLowerCase()}.`,
  invalida: 'Esta invitación ya no sirve',
  invalidaTexto: 'Venció, ya se usó o la retiraron. Pide que te la envíen otra vez.',
  unirse: (empresa: string) => `Unirme a ${empresa}`,
  como: (correo: string) => `Entrarás como ${correo}.`,
  conCuenta: 'Ya tienes una cuenta con este correo. Inicia sesión para unirte.',
  iniciarSesion: 'Iniciar sesión',
  tengoCuenta: 'Ya tengo una cuenta',
  nombre: 'Tu nombre',
  correo: 'Tu correo electrónico',
  contrasena: 'Elige una contraseña',
  crear: 'Crear mi cuenta y entrar',
  fallo: 'No se pudo completar. Inténtalo de nuevo.',
  errores: {
    usuario: 'Escribe tu nombre',
    correo: 'Escribe un correo válido, como ana@empresa.com',
  },
  verifica: 'Te enviamos un enlace para confirmar tu correo. Síguelo y podrás entrar.',
} as const
