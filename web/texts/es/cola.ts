import { duracion } from './estimado.ts'
import { plural } from './plural.ts'

const personas = (cuantas: number) => plural(cuantas, 'persona', 'personas')

export const cola = {
  titulo: 'Cola',
  lista: 'Colas de la empresa',
  todas: 'Todas las colas',
  todasPista: 'Prioridad primero',
  todasTexto: 'Llama primero a las colas con prioridad y después a quien más espera.',
  opcion: (nombre: string, enEspera: number) => `${nombre} · ${enEspera} en espera`,
  activa: 'Activa',
  inactiva: 'Inactiva',
  prioridad: 'Prioridad',
  /** For screen readers, beside the number. */
  esperan: (enEspera: string) => `${enEspera} en espera`,
  clientesEnEspera: 'Clientes en espera',
  tiempoEstimado: 'Tiempo estimado',
  sinEstimado: 'Sin datos',
  iniciar: 'Iniciar cola',
  pausar: 'Pausar cola',
  nadieTexto: 'Llama al siguiente cuando puedas atender.',
  inactivaTexto: 'Inicia la cola para entregar turnos y llamar a tus clientes.',
  soloVesTexto: 'Con tu rol ves la cola, pero no llamas turnos.',
  pausadaTexto: 'La cola no entrega turnos nuevos. Puedes seguir llamando a quienes esperan.',
  vaciaTexto: 'Nadie espera en este momento.',
  atencionLarga: (etiqueta: string, minutos: number, largo: number) =>
    `El turno ${etiqueta} lleva ${duracion(minutos)} en atención; aquí casi todos terminan en ${duracion(largo)}. Si ya se fue, finalízalo.`,
  quedan: 'Turnos que quedan',
  menu: (nombre: string) => `Más opciones de ${nombre}`,
  editarCola: 'Editar colas',
  cerrarHoy: 'No entregar más turnos hoy',
  cerradaHoy: (nombre: string) => `Por hoy, ${nombre} ya no entrega turnos`,
  unaHoraMas: 'Abrir una hora más',
  abiertaMas: (nombre: string) => `${nombre} sigue abierta una hora más`,
  cerrarJornada: 'Cerrar jornada',
  cerrarJornadaTitulo: '¿Cerrar la jornada?',
  cerrarJornadaTexto: (nombre: string) =>
    `En ${nombre}, quien está en atención se da por atendido y quienes esperan pierden su turno. Esto no se puede deshacer.`,
  cerrarJornadaCuenta: (atencion: number, espera: number) =>
    `Ahora hay ${plural(atencion, 'turno en atención', 'turnos en atención')} y ${personas(espera)} en espera.`,
  cerrarTodas: 'Cerrar también las demás colas de la empresa',
  cerrarPausar: 'Pausar la cola hasta la próxima apertura',
  cerrarPausarPista:
    'Nadie puede tomar turnos hasta que toques “Iniciar cola”. Una cola con horario no se pausa: abre sola a su hora.',
  jornadaCerrada: (terminados: number, vencidos: number) =>
    `Jornada cerrada: ${plural(terminados, 'turno terminado', 'turnos terminados')}, ${plural(vencidos, 'turno vencido', 'turnos vencidos')}`,
  abrirPantalla: 'Abrir pantalla',
  abrirTitulo: '¿Qué vista deseas abrir?',
  pantallas: {
    monitor: { label: 'Monitor', text: 'Para la pantalla de la sala: a quién le toca.' },
    kiosco: { label: 'Entrada', text: 'Para que tus clientes saquen su turno al llegar.' },
    admin: { label: 'Administración', text: 'Todas las colas a la vez, para quien atiende.' },
  },
  conCodigo: 'Televisor o kiosco con código',
  conCodigoTexto: (direccion: string) => `Abre ${direccion} en el aparato y escribe aquí su código.`,
  bloqueada: 'El navegador bloqueó la ventana. Ábrela con estos enlaces o con el código en otro dispositivo.',
  verQr: (pantalla: string) => `Ver el código QR de ${pantalla}`,
  qrDe: (pantalla: string) => `Código QR de ${pantalla}`,
  otroDispositivo: 'Léelo con el dispositivo donde quieras abrir esta pantalla.',
  sinRed: 'Sin conexión. Mostramos lo último que supimos y seguimos intentando.',
  sinColas: 'Crea tu primera cola',
  sinColasPropias: 'Pide a quien administra la empresa que te asigne una cola.',
  sinColasTexto: 'Por ejemplo “Atención general”, “Farmacia” o “Caja”.',
  sinColasBoton: 'Crear cola',
  falloCola: 'No se pudo cargar la cola',
  falloLista: 'No se pudieron cargar las colas',
  falloAccion: 'No se pudo completar la acción. Inténtalo de nuevo.',
} as const
