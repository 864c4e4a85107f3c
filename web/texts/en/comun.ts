import type { comun as es } from '../es/comun.ts'
import type { Texts } from '../texts.ts'

export const comun = {
  producto: 'Turnero',
  idioma: 'Language',
  descripcion:
    'Virtual queues and tickets for restaurants, clinics, banks, and offices. Your customers wait wherever they like.',
  cargando: 'Loading…',
  reintentar: 'Try again',
  cancelar: 'Cancel',
  cerrar: 'Close',
  volver: 'Back',
  volverInicio: 'Back to home',
  cerrarSesion: 'Log out',
  enlace: 'Link',
  falloSalir: "You're still logged in.",
  zonaPeligro: 'Danger zone',
  copiar: 'Copy',
  copiado: 'Copied',
  opcional: 'optional',
  mostrarContrasena: 'Show password',
  ocultarContrasena: 'Hide password',
  cambiarTema: 'Switch between light and dark theme',
  saltarContenido: 'Skip to content',
  errorPantalla: {
    titulo: 'Something went wrong',
    texto: "This screen couldn't be shown. Reload it; your data is safe.",
    boton: 'Reload',
  },
} as const satisfies Texts<typeof es>
