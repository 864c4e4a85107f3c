import type { pantallas as es } from '../es/pantallas.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const pantallas = {
  conectadas: 'Connected',
  cuantasEnLinea: (enLinea: number, todas: number) => `${enLinea} of ${todas} online`,
  todasMinuscula: 'all queues',
  masDe: (nombre: string) => `More actions: ${nombre}`,
  conectar: 'Connect screen',
  conectarBoton: 'Connect',
  instruccion: (direccion: string) =>
    `Open ${direccion} on the TV or the tablet and enter here the code it shows.`,
  codigo: 'Screen code',
  faltaCodigo: 'Enter the code shown on the screen',
  nombre: 'Name',
  nombreEjemplo: 'Waiting room',
  faltaNombre: 'Give it a name so you can recognize it',
  tipo: 'What it will be',
  tipos: { monitor: 'Wall screen', kiosco: 'Kiosk' },
  tiposLargos: {
    monitor: 'Wall screen: shows who is next',
    kiosco: 'Kiosk: your customers get their ticket',
  },
  queColas: 'Queues',
  queColasTexto: 'With none selected, it shows all of them.',
  todas: 'All queues',
  colas: (cuantas: number) => plural(cuantas, 'queue', 'queues'),
  enLinea: 'Online',
  apagada: 'No signal',
  visto: (cuando: string) => `Last signal: ${cuando}`,
  desconectar: 'Disconnect',
  desconectada: (nombre: string) => `${nombre} was disconnected`,
  conectada: (nombre: string) => `${nombre} is now connected`,
  vacio: 'No screens connected',
  vacioTexto: 'Connect a TV to show the calls or a tablet to give out tickets.',
  fallo: "Couldn't load the screens",
  falloConectar: "Couldn't connect the screen. Try again.",
  falloDesconectar: "Couldn't disconnect the screen. Try again.",
} as const satisfies Texts<typeof es>
