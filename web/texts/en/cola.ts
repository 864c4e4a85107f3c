import type { cola as es } from '../es/cola.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { plural } from './plural.ts'

export const cola = {
  titulo: 'Queue',
  lista: "The company's queues",
  todas: 'All queues',
  todasPista: 'Priority first',
  todasTexto: 'Calls priority queues first, then whoever has waited longest.',
  opcion: (nombre: string, enEspera: number) => `${nombre} · ${enEspera} waiting`,
  activa: 'Active',
  inactiva: 'Inactive',
  prioridad: 'Priority',
  /** For screen readers, beside the number. */
  esperan: (enEspera: string) => `${enEspera} waiting`,
  clientesEnEspera: 'Customers waiting',
  tiempoEstimado: 'Estimated wait',
  sinEstimado: 'No data',
  iniciar: 'Start queue',
  pausar: 'Pause queue',
  nadieTexto: 'Call the next person when you are ready.',
  inactivaTexto: 'Start the queue to give out tickets and call your customers.',
  soloVesTexto: "With your role you can see the queue, but you can't call tickets.",
  pausadaTexto: "The queue isn't giving out new tickets. You can keep calling the people waiting.",
  vaciaTexto: 'No one is waiting right now.',
  atencionLarga: (etiqueta: string, minutos: number, largo: number) =>
    `Ticket ${etiqueta} has been served for ${duracion(minutos)}; here almost everyone finishes within ${duracion(largo)}. If they already left, finish it.`,
  quedan: 'Tickets left',
  menu: (nombre: string) => `More options for ${nombre}`,
  editarCola: 'Edit queues',
  cerrarHoy: 'No more tickets today',
  cerradaHoy: (nombre: string) => `${nombre} gives out no more tickets today`,
  unaHoraMas: 'Stay open one more hour',
  abiertaMas: (nombre: string) => `${nombre} stays open one more hour`,
  cerrarJornada: 'End service day',
  cerrarJornadaTitulo: 'End the service day?',
  cerrarJornadaTexto: (nombre: string) =>
    `In ${nombre}, anyone being served counts as served and the people waiting lose their ticket. This can't be undone.`,
  cerrarJornadaCuenta: (atencion: number, espera: number) =>
    `Right now: ${plural(atencion, 'ticket', 'tickets')} being served and ${plural(espera, 'person', 'people')} waiting.`,
  cerrarTodas: "Also close the company's other queues",
  cerrarPausar: 'Pause the queue until the next opening',
  cerrarPausarPista:
    'No one can get tickets until you tap "Start queue". A queue with opening hours is not paused: it opens on its own.',
  jornadaCerrada: (terminados: number, vencidos: number) =>
    `Service day ended: ${plural(terminados, 'ticket finished', 'tickets finished')}, ${plural(vencidos, 'ticket expired', 'tickets expired')}`,
  abrirPantalla: 'Open screen',
  abrirTitulo: 'Which view do you want to open?',
  pantallas: {
    monitor: { label: 'Wall screen', text: 'For the screen in the room: who is next.' },
    kiosco: { label: 'Entrance', text: 'For your customers to get a ticket when they arrive.' },
    admin: { label: 'Admin', text: 'All queues at once, for whoever serves.' },
  },
  conCodigo: 'TV or kiosk with a code',
  conCodigoTexto: (direccion: string) => `Open ${direccion} on the device and enter its code here.`,
  bloqueada: 'The browser blocked the window. Open it with these links or with the code on another device.',
  verQr: (pantalla: string) => `View the QR code for ${pantalla}`,
  qrDe: (pantalla: string) => `QR code for ${pantalla}`,
  otroDispositivo: 'Scan it with the device where you want to open this screen.',
  sinRed: 'Offline. Showing the latest we know while we keep trying.',
  sinColas: 'Create your first queue',
  sinColasPropias: 'Ask whoever manages the company to assign you a queue.',
  sinColasTexto: 'For example "General service", "Pharmacy", or "Checkout".',
  sinColasBoton: 'Create queue',
  falloCola: "Couldn't load the queue",
  falloLista: "Couldn't load the queues",
  falloAccion: "Couldn't complete the action. Try again.",
} as const satisfies Texts<typeof es>
