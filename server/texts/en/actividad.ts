import { horaDe } from '#domain/hora-local.ts'
import type { Rango, Semana } from '#domain/horario.ts'
import { escribirRangos, escribirSemana } from '#domain/horario-texto.ts'
import type { Textos } from '../textos.ts'
import { PALABRAS_DE_HORARIO } from './horario.ts'

type Actividad = Textos['actividad']

const eventos: Actividad['eventos'] = {
  emitido: 'Got a ticket',
  llamado: 'Called',
  rellamado: 'Called again',
  completado: 'Finished serving',
  ausente: 'Marked as no-show',
  cancelado: 'Canceled',
  expirado: 'The ticket expired',
  deshecho: 'Undid the call',
  transferido: 'Transferred',
  seguido: 'Moved to the next step',
  apartado: 'Put on hold',
  reanudado: 'Returned to the line',
  vuelto: 'Brought back',
  pospuesto: 'Let others go first',
  movido: 'Changed place',
  llegado: 'Said they arrived',
  restaurado: 'Restored',
  cambiado: 'Changed their details',
  respondido: 'Replied to a notification',
  puesto_ocupado: 'Took the desk',
  puesto_liberado: 'The desk became free',
  puesto_pausado: 'Took a break',
  puesto_reanudado: 'Came back from the break',
  cola_estado: 'Started or paused the queue',
  apertura: 'Opened or closed by hand',
  rafaga_cancelada: 'Canceled a burst of tickets',
  anuncio: 'Posted or ended an announcement',
}

const apuntes: Actividad['apuntes'] = {
  empresa_creada: 'Created the company',
  empresa_cambiada: 'Changed the settings',
  plan_cambiado: 'Changed the plan',
  horario_cambiado: 'Changed the opening hours',
  preferencias_cambiadas: 'Changed the priorities',
  avisos_cambiados: 'Changed the notifications',
  avisos_de_turno: 'Changed the notifications of a ticket',
  cola_creada: 'Created the queue',
  cola_cambiada: 'Changed the queue',
  cola_eliminada: 'Deleted the queue',
  jornada_cerrada: 'Ended the service day',
  puestos_cambiados: 'Changed the desks',
  dispositivo_emparejado: 'Connected a screen',
  dispositivo_cambiado: 'Changed a screen',
  dispositivo_revocado: 'Disconnected a screen',
  miembro_agregado: 'Joined the team',
  miembro_cambiado: 'Changed the role or the queues',
  miembro_quitado: 'Left the team',
  invitacion_enviada: 'Invited',
  invitacion_reenviada: 'Invited again',
  invitacion_retirada: 'Withdrew the invitation',
  invitacion_dirigida: 'Requested their invitation by email',
  contrasena_restablecida: 'Set a new password',
}

const campos: Actividad['campos'] = {
  nombre: 'Name',
  titular: 'Person in charge',
  direccion: 'Address',
  telefono: 'Phone',
  email: 'Contact email',
  correo: 'Email',
  horario: 'Opening hours text',
  descripcion: 'Description',
  sitioWeb: 'Website',
  colorPrimario: 'Primary color',
  colorSecundario: 'Secondary color',
  logo: 'Logo',
  zona: 'Time zone',
  idioma: 'Language',
  idiomas: 'Other languages of the kiosk',
  nombresPublicos: 'Names on public screens',
  elegir: 'Calling out of order',
  nombresAlLlamar: 'Names only when called',
  corte: 'End of the service day',
  actividadMeses: 'Months of activity kept',
  alias: 'Short address',
  pideCodigo: 'Asks for the room code',
  plan: 'Plan',
  prefijo: 'Prefix',
  prioridad: 'Priority',
  tiempoEstimado: 'Estimated minutes',
  posicion: 'Place in the list',
  pidePersonas: 'Asks how many people',
  campos: 'Questions',
  sigue: 'Next step',
  semana: 'Hours of the week',
  especiales: 'Special days',
  cierre: 'On-time closing',
  maxEspera: 'Maximum waiting',
  cupoDia: 'Daily limit',
  cupoHora: 'Hourly limit',
  preferencias: 'Priorities',
  puestos: 'Desks',
  por: 'Why',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  paises: 'Countries',
  topeDia: 'Daily message limit',
  silencio: 'Quiet hours',
  credenciales: 'Provider credentials',
  tipo: 'Type',
  colas: 'Queues',
  rol: 'Role',
  completados: 'Finished services',
  expirados: 'Expired tickets',
  cancelados: 'Canceled tickets',
  estado: 'Status',
  abierta: 'Open',
  saltados: 'People who were waiting before',
  motivo: 'Reason',
  palabra: 'Reply',
  navegador: 'Browser',
}

/** Codes that the log stores in Spanish. Values that users type are shown as typed. */
const PALABRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  estado: { nueva: 'new', activa: 'active', pausada: 'paused' },
  elegir: { nadie: 'no one', 'con motivo': 'with a reason', libre: 'freely' },
  rol: { propietario: 'owner', administrador: 'administrator', agente: 'agent', lector: 'viewer' },
  tipo: { monitor: 'wall screen', kiosco: 'kiosk' },
  palabra: { voy: 'coming', tarde: 'late', cancelo: 'cancel' },
  nombresPublicos: {
    completo: 'full name',
    nombre: 'first name',
    iniciales: 'initials',
    numero: 'only the number',
  },
  por: {
    salida: 'left',
    cambio: 'moved to another desk',
    relevo: 'someone else took it over',
    equipo: 'freed by the team',
    sesion: 'the session was closed',
    sin_senal: 'no signal for 15 minutes',
    jornada: 'the service day ended',
    eliminado: 'the desk no longer exists',
  },
  navegador: {
    mismo_navegador: 'the one that got the ticket',
    otro_navegador: 'another one, not the one that got the ticket',
  },
}

const SIN_VALOR: Readonly<Record<string, string>> = {
  colas: 'all',
  actividadMeses: 'always',
  semana: 'no fixed hours',
}

const lista = (partes: readonly string[]): string => partes.join(', ')

const FORMAS: Readonly<Record<string, (valor: never) => string>> = {
  corte: (minutos: number) => horaDe(minutos),
  semana: (semana: Semana) => escribirSemana(semana, PALABRAS_DE_HORARIO).replaceAll('\n', '; '),
  especiales: (dias: { fecha: string; motivo: string; rangos: Rango[] }[]) =>
    dias
      .map(({ fecha, motivo, rangos }) =>
        [fecha, motivo, rangos.length > 0 ? escribirRangos(rangos, PALABRAS_DE_HORARIO) : 'closed']
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  cierre: ({ margen }: { margen: number }) => `${margen} min before`,
  silencio: ({ desde, hasta }: Rango) => `${horaDe(desde)}–${horaDe(hasta)}`,
  preferencias: (todas: { nombre: string; ventaja: number }[]) =>
    lista(todas.map(({ nombre, ventaja }) => `${nombre} (${ventaja} min)`)),
  puestos: (todos: { nombre: string; colas: number[] | null; plazas: number | null }[]) =>
    lista(
      todos.map(({ nombre, colas, plazas }) => {
        const detalle = [colas && `queues: ${colas.length}`, plazas && `seats: ${plazas}`].filter(Boolean)
        return detalle.length > 0 ? `${nombre} (${lista(detalle as string[])})` : nombre
      }),
    ),
  campos: (todos: { nombre: string }[]) => lista(todos.map(({ nombre }) => nombre)),
  whatsapp: ({ numero }: { numero: string }) => numero,
  credenciales: (canales: readonly string[]) =>
    `changed: ${lista(canales.map((canal) => campos[canal] ?? canal))}`,
  sms: ({ proveedor, desde }: { proveedor: string; desde: string }) =>
    lista([proveedor, desde].filter(Boolean)),
}

function escribir(campo: string, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return SIN_VALOR[campo] ?? null
  const forma = FORMAS[campo]
  if (forma && typeof valor !== 'string') return forma(valor as never) || null
  if (typeof valor === 'boolean') return valor ? 'yes' : 'no'
  if (Array.isArray(valor)) return lista(valor.map(String)) || null
  if (typeof valor === 'object') return JSON.stringify(valor)
  // A reply may end with minutes, such as 'tarde 10'.
  const [, codigo = '', resto = ''] = /^(.*?)( \d+)?$/.exec(String(valor)) ?? []
  const palabra = PALABRAS[campo]?.[codigo]
  return palabra ? palabra + resto : String(valor)
}

export const actividad: Actividad = {
  eventos,
  apuntes,
  actores: {
    usuario: 'Someone on the team',
    llave: 'A connection',
    dispositivo: 'A screen',
    cliente: 'Customer',
    sistema: 'Turnero',
  },
  yaNoEsta: 'An account that no longer exists',
  campos,
  valor: escribir,
  columnas: [
    'Date and time',
    'Who',
    'What they did',
    'Ticket',
    'Customer',
    'Queue',
    'Desk',
    'About',
    'Changes',
    'Network address',
  ],
}

export const personal: Textos['personal'] = {
  columnas: [
    'Date',
    'Person',
    'Queue',
    'Called',
    'Served',
    'No-shows',
    'Continued in another queue',
    'Called out of order',
    'Average service time (min)',
    'Median service time (min)',
    'Breaks',
    'On break (min)',
  ],
  sinNombre: { nadie: 'No person', retirada: actividad.yaNoEsta },
}
