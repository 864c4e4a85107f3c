/** Words used in every part of the app. */
export const comun = {
  producto: 'Turnero',
  idioma: 'Idioma',
  descripcion:
    'Colas virtuales y turnos para restaurantes, clínicas, bancos y oficinas. Tus clientes esperan donde quieran.',
  cargando: 'Cargando…',
  reintentar: 'Reintentar',
  cancelar: 'Cancelar',
  cerrar: 'Cerrar',
  volver: 'Volver',
  volverInicio: 'Volver al inicio',
  cerrarSesion: 'Cerrar sesión',
  enlace: 'Enlace',
  falloSalir: 'Tu sesión sigue abierta.',
  zonaPeligro: 'Zona de peligro',
  copiar: 'Copiar',
  copiado: 'Copiado',
  opcional: 'opcional',
  mostrarContrasena: 'Mostrar contraseña',
  ocultarContrasena: 'Ocultar contraseña',
  cambiarTema: 'Cambiar entre tema claro y oscuro',
  saltarContenido: 'Saltar al contenido',
  errorPantalla: {
    titulo: 'Algo salió mal',
    texto: 'Esta pantalla no pudo mostrarse. Vuelve a cargarla; tus datos están a salvo.',
    boton: 'Volver a cargar',
  },
} as const
