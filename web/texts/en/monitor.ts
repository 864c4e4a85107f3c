import type { monitor as es } from '../es/monitor.ts'
import type { Texts } from '../texts.ts'
import { nombrePuesto } from './puesto.ts'

export const monitor = {
  titulo: 'Wall screen · Turnero',
  sinScript: 'This screen needs JavaScript.',
  encabezado: (empresa: string) => `Tickets at ${empresa}`,
  enAtencion: 'Now serving',
  esperando: 'Waiting for the next ticket...',
  sinColas: 'No queues set up',
  sinColasTexto: 'Tickets will appear here once the queues are set up.',
  cargando: 'Getting the screen ready…',
  desconocida: "This screen doesn't have a company yet",
  desconocidaTexto: 'Check the address. We keep trying.',
  esperaRed: "We're connecting to the service. We keep trying.",
  prioridad: 'Priority',
  turno: 'Ticket',
  puesto: nombrePuesto,
  enEspera: (cuantos: number) => `${cuantos} waiting`,
  ultimos: 'Latest calls',
  sinLlamados: 'The latest tickets called will appear here.',
  pagina: (una: number, de: number) => `Page ${una} of ${de}`,
  sinConexion: (hora: string) => `Offline · data from ${hora}`,
  activarSonido: 'Tap to turn on the sound',
  quitarSonido: 'Turn off the sound',
  pantallaCompleta: 'Full screen',
  cambiarTema: 'Switch between light and dark theme',
  sonidoActivo: 'Sound on',
  codigoSala: 'Room code:',
  conectar: {
    titulo: 'Connect this screen',
    texto: "In your company's panel, open Settings, Screens, and enter this code:",
    direccion: (sitio: string) => `Panel: ${sitio}`,
    vence: 'The code changes every ten minutes.',
    sinCodigo: 'Requesting a code…',
  },
} as const satisfies Texts<typeof es>
