import { plural } from './plural.ts'

export const pantallas = {
  titulo: 'Pantallas',
  texto:
    'Televisores y kioscos de tu sala. Se conectan con un código y no necesitan tu contraseña. En un kiosco, mantén presionado el logo para abrir sus ajustes.',
  conectar: 'Conectar pantalla',
  conectarBoton: 'Conectar',
  instruccion: (direccion: string) =>
    `Abre ${direccion} en el televisor o en la tableta y escribe aquí el código que muestra.`,
  codigo: 'Código de la pantalla',
  faltaCodigo: 'Escribe el código que muestra la pantalla',
  nombre: 'Nombre',
  nombreEjemplo: 'Sala de espera',
  faltaNombre: 'Ponle un nombre para reconocerla',
  tipo: 'Qué será',
  tipos: { monitor: 'Monitor', kiosco: 'Kiosco' },
  tiposLargos: {
    monitor: 'Monitor: muestra a quién le toca',
    kiosco: 'Kiosco: tus clientes sacan su turno',
  },
  queColas: 'Colas',
  queColasTexto: 'Sin marcar ninguna, muestra todas.',
  todas: 'Todas las colas',
  colas: (cuantas: number) => plural(cuantas, 'cola', 'colas'),
  enLinea: 'En línea',
  apagada: 'Sin señal',
  visto: (cuando: string) => `última señal: ${cuando}`,
  desconectar: 'Desconectar',
  desconectarUna: (nombre: string) => `Desconectar ${nombre}`,
  desconectada: (nombre: string) => `${nombre} se desconectó`,
  conectada: (nombre: string) => `${nombre} ya está conectada`,
  vacio: 'Ninguna pantalla conectada',
  vacioTexto: 'Conecta un televisor para mostrar los llamados o una tableta para entregar turnos.',
  fallo: 'No se pudieron cargar las pantallas',
  falloConectar: 'No se pudo conectar la pantalla. Inténtalo de nuevo.',
  falloDesconectar: 'No se pudo desconectar la pantalla. Inténtalo de nuevo.',
} as const
