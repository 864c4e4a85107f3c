import type { Endpoint } from '#contract/endpoint.ts'
import { enEmpresa } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { CodigoError } from '#contract/errores.ts'
import { Id } from '#contract/schema.ts'

/** Who calls. The object of a call belongs to one cola: `agente` serves it, `deOtraCola` is an agente of another. */
export const COLUMNAS = [
  'propietario',
  'administrador',
  'agente',
  'deOtraCola',
  'lector',
  'kiosco',
  'monitor',
  'extrano',
] as const
export type Columna = (typeof COLUMNAS)[number]

/** Callers that do not exist yet: API keys, devices at a desk, and sessions restricted to a device. */
export const DESPUES = ['llave', 'puesto', 'restringida'] as const

/** 'si': it is done. 'nada': it is answered and nothing changes. Otherwise the code of the refusal. */
export type Resultado = 'si' | 'nada' | CodigoError
export type Fila = Record<Columna, Resultado> & Record<(typeof DESPUES)[number], Resultado | 'later'>

const LATER = { llave: 'later', puesto: 'later', restringida: 'later' } as const

const fila = (...[propietario, administrador, agente, deOtraCola, lector]: Resultado[]): Fila => ({
  propietario: propietario as Resultado,
  administrador: administrador as Resultado,
  agente: agente as Resultado,
  deOtraCola: deOtraCola as Resultado,
  lector: lector as Resultado,
  kiosco: 'sin_sesion',
  monitor: 'sin_sesion',
  extrano: 'empresa_no_encontrada',
  ...LATER,
})

const NO = 'prohibido'
/** Calls about something of one cola. */
const ATENDER = fila('si', 'si', 'si', NO, NO)
const MIRAR = fila('si', 'si', 'si', NO, 'si')
/** Calls about the whole company; an agente gets the part of their own colas. */
const SU_PARTE = fila('si', 'si', 'si', 'si', NO)
const TODOS = fila('si', 'si', 'si', 'si', 'si')
const SUPERVISAR = fila('si', 'si', NO, NO, 'si')
const ADMINISTRAR = fila('si', 'si', NO, NO, NO)
const PROPIEDAD = fila('si', NO, NO, NO, NO)
/** Holding the code or knowing the address is enough. */
const PUBLICO: Fila = { ...TODOS, kiosco: 'si', monitor: 'si', extrano: 'si' }
/** A desk that the administrador is at. */
const DE_OTRA_PERSONA = fila('puesto_tomado', 'si', 'puesto_tomado', NO, NO)
const SIN_ESTAR = fila('puesto_dejado', 'si', 'puesto_dejado', 'puesto_dejado', NO)

/** One row for each call, or several if its object can belong to others in several ways. */
export const TABLA: Partial<Record<NombreEndpoint, Fila | Record<string, Fila>>> = {
  // Customers and what they wait for
  pedirTurno: PUBLICO,
  turnoActual: PUBLICO,
  verificar: PUBLICO,
  verificarGlobal: PUBLICO,
  consultarTurno: PUBLICO,
  cancelar: PUBLICO,
  posponer: PUBLICO,
  llegue: PUBLICO,
  avisosDeTurno: PUBLICO,
  pedirAviso: PUBLICO,
  dejarAvisos: PUBLICO,
  responderAviso: PUBLICO,
  // The line and its customers
  cola: MIRAR,
  recientes: MIRAR,
  cambiarEstadoCola: ATENDER,
  siguiente: { 'in her cola': ATENDER, "at another person's desk": DE_OTRA_PERSONA },
  siguienteDeEmpresa: {
    'in her cola': ATENDER,
    "at another person's desk": DE_OTRA_PERSONA,
    "from another person's desk": SIN_ESTAR,
  },
  llamarTurno: { 'in her cola': ATENDER, "at another person's desk": DE_OTRA_PERSONA },
  deshacer: {
    'in her cola': ATENDER,
    'that finished a customer of another cola': fila('si', 'si', NO, NO, NO),
  },
  finalizar: ATENDER,
  ausente: ATENDER,
  rellamar: ATENDER,
  retirar: ATENDER,
  restaurar: ATENDER,
  transferir: {
    'to another cola': ATENDER,
    'before the customers of another cola': fila('si', 'si', NO, NO, NO),
    'to a desk': ATENDER,
  },
  apartar: ATENDER,
  reanudar: ATENDER,
  volver: ATENDER,
  cambiarTurno: ATENDER,
  deshacerTurno: ATENDER,
  entregasDeTurno: ATENDER,
  entregas: SU_PARTE,
  preferencias: SU_PARTE,
  cerrarJornada: ATENDER,
  cambiarApertura: ATENDER,
  puerta: TODOS,
  cancelarRafaga: fila('si', 'si', 'si', 'nada', NO),
  // Announcements
  anuncios: SU_PARTE,
  anunciar: ATENDER,
  frases: SU_PARTE,
  avisarTurno: fila('sin_avisos', 'sin_avisos', 'sin_avisos', NO, NO),
  terminarAnuncio: {
    'in her cola': ATENDER,
    'of the whole company': ADMINISTRAR,
  },
  // Desks and the room
  puestos: TODOS,
  sala: SUPERVISAR,
  ocuparPuesto: ATENDER,
  pausarPuesto: SIN_ESTAR,
  liberarPuesto: fila('si', 'si', 'puesto_dejado', 'puesto_dejado', NO),
  guardarPuestos: ADMINISTRAR,
  // Settings
  guardarConfiguracion: ADMINISTRAR,
  borrarCola: ADMINISTRAR,
  guardarPreferencias: ADMINISTRAR,
  guardarPrivacidad: ADMINISTRAR,
  traducciones: ADMINISTRAR,
  guardarTraducciones: ADMINISTRAR,
  cambiarPuerta: ADMINISTRAR,
  horario: TODOS,
  guardarHorario: ADMINISTRAR,
  guardarHorarioCola: ADMINISTRAR,
  ajustesAvisos: ADMINISTRAR,
  guardarAjustesAvisos: ADMINISTRAR,
  // No provider is configured.
  probarAvisos: fila('aviso_no_disponible', 'aviso_no_disponible', NO, NO, NO),
  empresa: TODOS,
  cambiarEmpresa: ADMINISTRAR,
  // It is chosen already.
  elegirAlias: fila('alias_fijo', 'alias_fijo', NO, NO, NO),
  subirLogo: ADMINISTRAR,
  borrarEmpresa: PROPIEDAD,
  // Screens
  dispositivos: ADMINISTRAR,
  emparejar: ADMINISTRAR,
  cambiarDispositivo: ADMINISTRAR,
  revocarDispositivo: ADMINISTRAR,
  // People
  miembros: ADMINISTRAR,
  cambiarMiembro: {
    'a member': ADMINISTRAR,
    'the owner': fila('ultimo_propietario', NO, NO, NO, NO),
    'to owner': PROPIEDAD,
  },
  quitarMiembro: { 'a member': ADMINISTRAR, 'the owner': fila('ultimo_propietario', NO, NO, NO, NO) },
  dejarEmpresa: fila('ultimo_propietario', 'si', 'si', 'si', 'si'),
  invitar: ADMINISTRAR,
  reenviarInvitacion: ADMINISTRAR,
  retirarInvitacion: ADMINISTRAR,
  crearMiembro: ADMINISTRAR,
  restablecerMiembro: {
    'a member': ADMINISTRAR,
    'an owner': fila('si', 'restablecer_no_permitido', NO, NO, NO),
  },
  cerrarSesion: {
    ...fila(
      'si',
      'sesion_no_encontrada',
      'sesion_no_encontrada',
      'sesion_no_encontrada',
      'sesion_no_encontrada',
    ),
    extrano: 'sesion_no_encontrada',
  },
  // Figures and activity: without `auditar`, only one's own.
  estadisticas: SUPERVISAR,
  exportarEstadisticas: SUPERVISAR,
  estadisticasDePersonas: TODOS,
  exportarPersonas: TODOS,
  actividad: TODOS,
  exportarActividad: TODOS,
}

const isFila = (una: Fila | Record<string, Fila>): una is Fila => 'propietario' in una

/** Every row of the table: the call, which of its objects, and the expected results. */
export const filas = (): [NombreEndpoint, string, Fila][] =>
  (Object.entries(TABLA) as [NombreEndpoint, Fila | Record<string, Fila>][]).flatMap(([nombre, una]) =>
    isFila(una)
      ? [[nombre, '', una] satisfies [NombreEndpoint, string, Fila]]
      : Object.entries(una).map(([que, f]): [NombreEndpoint, string, Fila] => [nombre, que, f]),
  )

interface Node {
  pattern?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

/** Objects that are named by a text instead of an id. */
const TEXTS: readonly string[] = ['puesto', 'rafagaId']
const OF_EMPRESA: readonly string[] = ['empresaId', 'params.id']

/** Names of the fields of a schema that identify a queue, a desk, a person or something of theirs. */
function objectsIn(schema: Node | undefined, name: string): string[] {
  if (!schema) return []
  if (schema.pattern === (Id as Node).pattern) return [name]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([field, node]) =>
    TEXTS.includes(field)
      ? [field]
      : objectsIn(node, name === 'params' && field === 'id' ? 'params.id' : field),
  )
  return [
    ...inner,
    ...objectsIn(schema.items, name),
    ...(schema.anyOf ?? []).flatMap((n) => objectsIn(n, name)),
  ]
}

const namesObjects = ({ params, query, body }: Endpoint): boolean =>
  [
    ...objectsIn(params as Node | undefined, 'params'),
    ...objectsIn(query as Node | undefined, 'query'),
    ...objectsIn(body as Node | undefined, 'body'),
  ].some((name) => !OF_EMPRESA.includes(name))

/** The calls that need a row: they require access in a company, or name an object. */
export const conObjeto = (): NombreEndpoint[] =>
  (Object.entries(endpoints) as [NombreEndpoint, Endpoint][])
    .filter(([, endpoint]) => enEmpresa(endpoint) !== null || namesObjects(endpoint))
    .map(([nombre]) => nombre)
