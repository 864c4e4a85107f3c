/** Failures without a reply from the server. */
export const fallos = {
  sinConexion: 'No hay conexión con el servicio. Revisa tu red e inténtalo de nuevo.',
  noDisponible: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
} as const
