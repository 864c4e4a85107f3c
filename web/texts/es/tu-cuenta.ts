import { plural } from './plural.ts'

/** The user's account page: name, address, password, sessions. */
export const tuCuenta = {
  titulo: 'Tu cuenta',
  secciones: 'Secciones de tu cuenta',
  misEmpresas: 'Mis empresas',
  paginas: {
    perfil: {
      nombre: 'Perfil',
      texto: 'Así te ve tu equipo y con esto entras.',
      resumen: 'Nombre, correo, idioma',
    },
    contrasena: {
      nombre: 'Contraseña',
      texto: 'Al cambiarla se cierran las demás sesiones.',
      resumen: 'Cambiar la contraseña',
    },
    sesiones: { nombre: 'Sesiones', resumen: 'Dónde está abierta tu cuenta' },
    datos: { nombre: 'Datos', resumen: 'Descargar o eliminar' },
  },
  bloques: { datos: 'Tus datos', pantalla: 'Tu pantalla' },
  abrir: 'Tu cuenta',
  cargando: 'Cargando tu cuenta',
  fallo: 'No se pudo cargar tu cuenta',
  usuario: {
    texto: 'Sale en Equipo y en Actividad.',
    campo: 'Nombre de usuario',
    vacio: 'Escribe tu nombre de usuario',
    fallo: 'No se pudo guardar tu nombre. Inténtalo de nuevo.',
  },
  idioma: {
    texto: 'El del panel y el de los correos que te enviamos.',
    campo: 'Idioma',
    fallo: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
  },
  correo: {
    titulo: 'Correo',
    texto: 'Entras con él. Al cambiarlo puede pedirte confirmar con un enlace.',
    sinCorreo:
      'Este acceso te lo dio tu organización. Si hace falta cambiarlo, pídeselo a quien la administra.',
    campo: 'Correo nuevo',
    invalido: 'Escribe un correo válido, como tu@empresa.com',
    contrasena: 'Tu contraseña, para confirmar',
    contrasenaVacia: 'Escribe tu contraseña',
    boton: 'Cambiar correo',
    hecho: (correo: string) => `Desde ahora entras con ${correo}.`,
    enviado: (correo: string) =>
      `Enviamos un enlace a ${correo}. Ábrelo para que rija el cambio; mientras tanto entras con el correo de siempre.`,
    fallo: 'No se pudo cambiar el correo. Inténtalo de nuevo.',
  },
  contrasena: {
    pista: 'Una frase de varias palabras es fácil de recordar y difícil de adivinar.',
    actual: 'Contraseña actual',
    actualVacia: 'Escribe tu contraseña actual',
    nueva: 'Contraseña nueva',
    boton: 'Cambiar contraseña',
    fallo: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
  },
  sesiones: {
    titulo: 'Sesiones abiertas',
    cuantas: (cuantas: number) => plural(cuantas, 'sesión', 'sesiones'),
    texto: 'Navegadores donde tu cuenta está abierta. Cierra los que no reconozcas.',
    actual: 'Este navegador',
    uso: (cuando: string) => `Último uso: ${cuando}`,
    cerrar: 'Cerrar',
    cerrarSesion: (navegador: string) => `Cerrar la sesión de ${navegador}`,
    cerrada: 'La sesión se cerró',
    cerrarDemas: 'Cerrar las demás',
    demasCerradas: 'Las demás sesiones se cerraron',
    fallo: 'No se pudieron cargar las sesiones',
    falloCerrar: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
    falloDemas: 'No se pudieron cerrar las demás sesiones. Inténtalo de nuevo.',
    desconocido: 'Navegador desconocido',
    en: (navegador: string, sistema: string) => `${navegador} en ${sistema}`,
  },
} as const
