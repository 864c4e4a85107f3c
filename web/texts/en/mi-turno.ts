import type { Demora, EstadoTurno } from '#contract/turno.ts'
import type { miTurno as es } from '../es/mi-turno.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'
import { nombrePuesto } from './puesto.ts'

const explicaciones: Record<EstadoTurno, string> = {
  'en espera': "We'll tell you here when it's your turn.",
  'en atención': "Go ahead, they're expecting you",
  completado: 'Thanks for your visit.',
  cancelado: 'This ticket is no longer in line.',
  ausente: 'Go and ask, or get a new ticket.',
  expirado: 'The service day ended before you were called. Get a new ticket.',
}

const demoras: Record<Demora, string> = {
  lenta: 'Service is slower than expected.',
  preferentes: 'Priority customers joined.',
  otras: 'People joined ahead of you.',
  propia: 'You let others go first.',
  pausa: 'A desk took a break.',
}

export const miTurno = {
  titulo: 'My ticket',
  pedir: 'Get your ticket',
  pedirTexto: 'Enter your name and choose the service you need.',
  nombre: 'Your name',
  faltaNombre: 'Enter your name',
  preferente: 'Do you need priority service?',
  preferencia: (nombre: string) => `Priority service: ${nombre}`,
  otraAtencion: 'Choose another service.',
  yaTengo: 'I already have a ticket',
  cerrado: "We're closed now",
  desdeEsaHora: 'You can get your ticket from then on.',
  idiomaDeAvisos: 'Notifications also arrive in this language.',
  nombreEjemplo: 'Ana Pérez',
  falloCategorias: "Couldn't load the options. Try again later.",
  empresaDesconocida: "This page doesn't exist",
  empresaDesconocidaTexto: 'Check the link or scan the QR code again.',
  obtener: 'Get a ticket',
  fallo: "Couldn't get the ticket. Try again later.",
  explicaciones,
  // The count includes this ticket, so it is a place, not the number of people ahead.
  faltan: 'Place in line',
  antes: (personas: number) =>
    personas === 0 ? "You're next" : `${plural(personas, 'person', 'people')} ahead of you`,
  tuTurno: 'Your ticket',
  turnoActual: 'Now serving',
  sinActual: '—',
  sinCuenta: 'N/A',
  sinDato: '-',
  espera: 'Estimated wait',
  hastaLas: (hora: string) => `by ${hora}`,
  demoras,
  aciertos: (cuantas: number) => `${cuantas} out of 10 waits fell within the range`,
  puesto: nombrePuesto,
  codigo: 'Code',
  vivo: (hora: string) => `Live, ${hora}`,
  alas: (hora: string) => `At ${hora}`,
  sinRed: 'Offline. Showing the latest we know.',
  sinConexion: 'Offline',
  desdeLas: (hora: string) => `since ${hora}`,
  casi: 'Almost your turn: come closer',
  teAvisamos: "We'll notify you",
  avance: (lugares: number, total: number) => `You moved up ${lugares} of ${total} places`,
  mas: 'More',
  listo: 'Done',
  tituloLlamado: "🔔 It's your turn!",
  tituloEspera: (faltantes: number) => `(${faltantes}) My ticket`,
  avisoSonido: 'Notify me with a sound',
  avisoPantalla: 'Keep screen on',
  cancelar: 'Cancel ticket',
  cancelarTitulo: 'Cancel your ticket?',
  cancelarTexto: 'You will lose your place in line.',
  cancelarTextoCon: (lugar: string) => `You will lose your place in line: ${lugar}.`,
  cancelarSinRed: "You're offline, so we can't tell them yet: keep this page open.",
  cancelando: 'Canceling your ticket…',
  cancelarEspera:
    "You're offline: your ticket stays in line until we can tell them. Keep this page open, we keep trying.",
  cancelarSi: 'Yes, cancel',
  cancelarNo: 'Keep my ticket',
  gracias: (nombre: string) => (nombre ? `Thank you, ${nombre}` : 'Thanks for your visit'),
  vuelve: 'This page goes back to the start in a minute.',
  nuevo: 'Get a new ticket',
  cancelado: 'You canceled your ticket. You are no longer in line.',
  llamado: (hora: string, puesto: string | null) =>
    puesto === null ? `We called you at ${hora}` : `We called you at ${hora}, ${nombrePuesto(puesto)}`,
  noDisponible: 'Your ticket is no longer available. Please get a new one.',
} as const satisfies Texts<typeof es>
