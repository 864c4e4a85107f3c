import { duracion } from './estimado.ts'
import { las } from './hora.ts'
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
  vistas: { espera: 'En espera', apartados: 'Apartados', recientes: 'Recientes' },
  columnas: { turno: 'Turno', cliente: 'Cliente', cola: 'Cola', codigo: 'Código', espera: 'Espera' },
  masLarga: (minutos: number) => `Más larga ${duracion(minutos)}`,
  asiEstaba: (hora: string) => `Así estaba a ${las(hora)}`,
  cuandoVuelva: 'Cuando vuelva la conexión',
  mas: 'Más',
  masColas: 'Más colas',
  buscarCola: 'Buscar una cola',
  sinColasAsi: 'Ninguna cola se llama así',
  otrosPuestos: 'Otros puestos',
  masPuestos: (cuantos: number) => plural(cuantos, 'puesto más', 'puestos más'),
  resumenPuestos: (atienden: number, pausa: number) =>
    [atienden === 1 ? '1 atiende' : `${atienden} atienden`, ...(pausa > 0 ? [`${pausa} en pausa`] : [])].join(
      ', ',
    ),
  minutosEnAtencion: (minutos: number) => `${duracion(minutos)} en atención`,
  enAtencionLarga: (minutos: number, largo: number) =>
    `${duracion(minutos)} en atención; casi todos terminan en ${duracion(largo)}`,
  iniciaPara: 'Para entregar turnos, inicia la cola.',
  vaciaComparte: 'Comparte el enlace o el QR para que saquen su turno, o agrégalos tú.',
  compartir: 'Compartir',
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
  sinRed: 'Sin conexión. Seguimos intentando.',
  sinColas: 'Crea tu primera cola',
  sinColasPropias: 'Pide a quien administra la empresa que te asigne una cola.',
  sinColasTexto: 'Por ejemplo “Atención general”, “Farmacia” o “Caja”.',
  sinColasBoton: 'Crear cola',
  falloCola: 'No se pudo cargar la cola',
  falloLista: 'No se pudieron cargar las colas',
  falloAccion: 'No se pudo completar la acción. Inténtalo de nuevo.',
} as const
