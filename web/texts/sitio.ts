export const sitio = {
  menuPrincipal: 'Principal',
  abrirMenu: 'Abrir menú',
  cerrarMenu: 'Cerrar menú',
  inicio: 'Inicio',
  servicios: 'Servicios',
  precios: 'Precios',
  acerca: 'Acerca de Nosotros',
  iniciarSesion: 'Iniciar sesión',
  pie: 'Turnero. Filas sin filas.',
} as const
