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
  ajena: (correo: string) =>
    `Esta invitación es para ${correo}. Cierra la sesión para unirte con esa dirección.`,
  cerrarSesion: 'Cerrar sesión y seguir',
  pideCorreo: 'Escribe tu correo y te enviamos el enlace con el que te unes.',
  enviarEnlace: 'Enviarme el enlace',
  verifica: 'Te enviamos un enlace a tu correo. Síguelo para unirte; este ya no hace falta.',
} as const
