import type { tuCuenta as es } from '../es/tu-cuenta.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const tuCuenta = {
  titulo: 'Your account',
  secciones: 'Sections of your account',
  misEmpresas: 'My companies',
  paginas: {
    perfil: {
      nombre: 'Profile',
      texto: 'How your team sees you, and what you sign in with.',
      resumen: 'Name, email, language',
    },
    contrasena: {
      nombre: 'Password',
      texto: 'Changing it closes your other sessions.',
      resumen: 'Change the password',
    },
    sesiones: { nombre: 'Sessions', resumen: 'Where your account is open' },
    datos: { nombre: 'Data', resumen: 'Download or delete' },
  },
  bloques: { datos: 'Your details', pantalla: 'Your screen' },
  abrir: 'Your account',
  cargando: 'Loading your account',
  fallo: "Couldn't load your account",
  usuario: {
    texto: 'Shown in Team and in Activity.',
    campo: 'Username',
    vacio: 'Enter your username',
    fallo: "Couldn't save your name. Try again.",
  },
  idioma: {
    texto: 'For the panel and the emails we send you.',
    campo: 'Language',
    fallo: 'The language could not be changed. Try again.',
  },
  correo: {
    titulo: 'Email',
    texto: 'You sign in with it. A change may need a link to confirm.',
    sinCorreo:
      'Your organization gave you this login. If it needs to change, ask whoever manages the organization.',
    campo: 'New email',
    invalido: 'Enter a valid email, like you@company.com',
    contrasena: 'Your password, to confirm',
    contrasenaVacia: 'Enter your password',
    boton: 'Change email',
    hecho: (correo: string) => `From now on you log in with ${correo}.`,
    enviado: (correo: string) =>
      `We sent a link to ${correo}. Open it to make the change; until then you log in with your usual email.`,
    fallo: "Couldn't change the email. Try again.",
  },
  contrasena: {
    pista: 'A phrase of several words is easy to remember and hard to guess.',
    actual: 'Current password',
    actualVacia: 'Enter your current password',
    nueva: 'New password',
    boton: 'Change password',
    fallo: "Couldn't change the password. Try again.",
  },
  sesiones: {
    titulo: 'Open sessions',
    cuantas: (cuantas: number) => plural(cuantas, 'session', 'sessions'),
    texto: "Browsers where your account is open. Close any you don't recognize.",
    actual: 'This browser',
    uso: (cuando: string) => `Last used: ${cuando}`,
    cerrar: 'Close',
    cerrarSesion: (navegador: string) => `Close the session on ${navegador}`,
    cerrada: 'The session was closed',
    cerrarDemas: 'Close all others',
    demasCerradas: 'Your other sessions were closed',
    fallo: "Couldn't load the sessions",
    falloCerrar: "Couldn't close the session. Try again.",
    falloDemas: "Couldn't close your other sessions. Try again.",
    desconocido: 'Unknown browser',
    en: (navegador: string, sistema: string) => `${navegador} on ${sistema}`,
  },
} as const satisfies Texts<typeof es>
