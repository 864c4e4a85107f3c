/** The data of the owner's account: export and deletion. */
export const tusDatos = {
  titulo: 'Datos',
  texto: 'Lo que guardamos de ti es tuyo.',
  descargar: {
    bloque: 'Descargar',
    titulo: 'Una copia de tus datos',
    texto:
      'Un archivo JSON con todo lo que guardamos de tu cuenta: tus empresas, sus colas, sus turnos y su historia.',
    boton: 'Descargar mis datos',
    archivo: 'turnero-mis-datos.json',
    hecho: 'Tus datos se descargaron',
    fallo: 'No se pudieron descargar tus datos. Inténtalo de nuevo.',
  },
  eliminar: {
    titulo: 'Elimina tu cuenta',
    texto: 'Se borran tu cuenta y todas tus empresas. No se puede deshacer.',
    boton: 'Eliminar mi cuenta',
    pregunta: '¿Eliminar tu cuenta?',
    pierdes: 'Se borra para siempre:',
    perdidas: [
      'Tus empresas, con sus colas, enlaces y códigos QR.',
      'El lugar de quienes esperan ahora.',
      'La historia y las estadísticas de tus colas.',
      'Tu plan y tu acceso a Turnero.',
    ],
    aviso: 'No se puede recuperar. Descarga antes lo que quieras conservar.',
    contrasena: 'Confirma con tu contraseña',
    contrasenaVacia: 'Escribe tu contraseña',
    confirmar: 'Eliminar cuenta',
    fallo: 'No se pudo eliminar la cuenta. Inténtalo de nuevo.',
  },
} as const
