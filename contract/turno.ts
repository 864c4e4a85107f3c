import { type Static, Type } from 'typebox'
import { CamposEnviados } from './campo.ts'
import { CaraEmpresa } from './empresa.ts'
import { CodigoIdioma } from './idioma.ts'
import { Anuncio, Respuesta } from './respuesta.ts'
import { Epoca, Id, Instante, line, lineOrNothing, nullable, object, oneOf, optionalLine } from './schema.ts'

export const ESTADOS_TURNO = [
  'en espera',
  'en atención',
  'completado',
  'cancelado',
  'ausente',
  'expirado',
] as const
export const EstadoTurno = oneOf(ESTADOS_TURNO)
export type EstadoTurno = Static<typeof EstadoTurno>

export const ORIGENES = ['kiosco', 'telefono', 'panel', 'cita', 'api'] as const
export const Origen = oneOf(ORIGENES, { description: 'Desde dónde se pidió el turno' })
export type Origen = Static<typeof Origen>

export const NOMBRE_CLIENTE_MAXIMO = 80
/** A tracking code as typed by a customer, before normalization. */
export const Codigo = Type.String({ minLength: 1, maxLength: 40 })
export const ConsultaCodigo = object({ codigo: Codigo, id: Type.Optional(Id) })

export const PUESTO_POR_DEFECTO = '1'
export const Puesto = line(20)

export const Etiqueta = Type.String({
  description: 'Cómo se anuncia: B-12 con prefijo, 12 sin él, 12 · General si vino de otra cola',
})

export const PERSONAS_MAXIMO = 99
export const Personas = Type.Integer({
  minimum: 1,
  maximum: PERSONAS_MAXIMO,
  description: 'Cuántas personas vienen',
})

export const PedidoTurno = object({
  nombre: Type.Optional(
    lineOrNothing(NOMBRE_CLIENTE_MAXIMO, {
      description: 'Obligatorio si la cola lo pide (pideNombre: si). Si no lo pide, no se guarda',
    }),
  ),
  tipo: Type.Optional(optionalLine(120, { description: 'Aceptado; la ruta decide la cola' })),
  origen: Type.Optional(Origen),
  idioma: Type.Optional(CodigoIdioma),
  preferenciaId: Type.Optional(Id),
  personas: Type.Optional(Personas),
  campos: Type.Optional(CamposEnviados),
  codigoSala: Type.Optional(
    optionalLine(20, { description: 'El código que muestran las pantallas de la sala, si se pide' }),
  ),
})
export type PedidoTurno = Static<typeof PedidoTurno>

/** A turn as its holder or the staff sees it. */
export const Turno = object({
  id: Id,
  nombre: Type.String({ description: 'Vacío si la cola no lo pide o el cliente no lo dio' }),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: Type.String(),
  estado: EstadoTurno,
  colaId: Id,
  puesto: nullable(Type.String()),
})
export type Turno = Static<typeof Turno>

/** What the staff knows about a customer besides the name. Unknown details are absent. */
const detalle = {
  personas: Type.Optional(Personas),
  preferencia: Type.Optional(object({ id: Id, nombre: Type.String() })),
  nota: Type.Optional(Type.String()),
  marcas: Type.Optional(Type.Array(Type.String())),
  campos: Type.Optional(Type.Array(object({ id: Id, nombre: Type.String(), valor: Type.String() }))),
  serieId: Type.Optional(
    nullable(
      Type.String({
        ...Id,
        description: 'La cola que le dio su número y pidió sus datos, si hoy está en otra',
      }),
    ),
  ),
  llego: Type.Optional(Type.Boolean({ description: 'Avisó que ya está' })),
  mensaje: Type.Optional(
    Type.String({ description: 'Lo que escribió en respuesta a un aviso, hasta que se le contesta' }),
  ),
  pospuestos: Type.Optional(Type.Integer({ description: 'Veces que el cliente lo pospuso' })),
  respuesta: Type.Optional(Respuesta),
}

/** State of a turn that was set aside. It is not called until `hasta`, or until it is resumed when that is null. */
export const ApartadoHasta = object({ hasta: nullable(Instante) })
export type ApartadoHasta = Static<typeof ApartadoHasta>

/** Readers who may not act on the turn get no code, no details, and an id that only identifies the row. */
const CodigoVisto = Type.String({ description: 'Vacío para quien no atiende ni entrega turnos en esta cola' })
const NombreOculto = Type.Optional(
  Type.Boolean({ description: 'El nombre está vacío porque se ve solo al llamar' }),
)
const IdVisto = Type.String({
  ...Id,
  description: 'UUID. Para quien no atiende ni entrega turnos en esta cola, solo distingue las filas',
})

export const TurnoEnEspera = object({
  id: IdVisto,
  nombre: Type.String(),
  nombreOculto: NombreOculto,
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: CodigoVisto,
  posicion: Type.Integer(),
  espera: Type.Integer({ description: 'Minutos que lleva esperando' }),
  emitido: Instante,
  lugar: Type.Integer({ description: 'Orden entre todas las colas: el menor va antes' }),
  ...detalle,
  pausa: Type.Optional(ApartadoHasta),
})
export type TurnoEnEspera = Static<typeof TurnoEnEspera>

export const TurnoEnAtencion = object({
  id: IdVisto,
  nombre: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: CodigoVisto,
  puesto: Type.String(),
  llamado: Instante,
  ...detalle,
})
export type TurnoEnAtencion = Static<typeof TurnoEnAtencion>

/** A turn as the public sees it, without code or id. */
export const TurnoPublico = object({
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  nombre: Type.String(),
  puesto: Type.String(),
  llamado: Instante,
})
export type TurnoPublico = Static<typeof TurnoPublico>

export const Estimado = object(
  { min: Type.Integer(), max: Type.Integer() },
  { description: 'Minutos de espera, de min a max' },
)
export type Estimado = Static<typeof Estimado>

const DEMORAS = ['lenta', 'preferentes', 'otras', 'propia', 'pausa'] as const
export const Demora = oneOf(DEMORAS, {
  description:
    'Por qué se espera más de lo anunciado: la atención va más lenta, se sumaron personas preferentes u otras antes, el cliente las dejó pasar (propia), o un puesto hizo una pausa',
})
export type Demora = Static<typeof Demora>

export const Verificacion = object({
  turno: object({
    nombre: Type.String(),
    numero: Type.Integer(),
    etiqueta: Etiqueta,
    estado: EstadoTurno,
    puesto: nullable(Type.String()),
    llamado: nullable(
      Type.String({ description: 'Fecha y hora ISO 8601 en UTC del último llamado; null mientras espera' }),
    ),
    posponer: Type.Integer({ description: 'Veces que todavía puedes posponerlo' }),
    pausa: Type.Optional(ApartadoHasta),
    llego: Type.Optional(Type.Boolean({ description: 'Avisaste que ya estás' })),
    respuesta: Type.Optional(Respuesta),
    idioma: Type.Optional(CodigoIdioma),
  }),
  turnoActual: nullable(object({ numero: Type.Integer(), etiqueta: Etiqueta })),
  faltantes: nullable(
    Type.Integer({ description: 'Turnos por llamar hasta el tuyo incluido; 0 si ya pasó' }),
  ),
  posicion: nullable(Type.Integer()),
  detras: Type.Integer({ description: 'Personas que esperan detrás de ti en esta cola' }),
  estimado: nullable(Estimado),
  demora: nullable(Demora),
  causa: nullable(
    oneOf(DEMORAS, { description: 'Por qué, si la espera creció desde la última vez que se preguntó' }),
  ),
  aciertos: nullable(
    Type.Integer({
      description:
        'De cada 10 esperas recientes de esta cola, las que cayeron en el rango anunciado; null con menos de 100 turnos',
    }),
  ),
  cola: object({ id: Id, nombre: Type.String(), activa: Type.Boolean() }),
  empresa: CaraEmpresa,
  anuncios: Type.Optional(Type.Array(Anuncio)),
  actualizado: Instante,
  seq: Type.Integer(),
  epoca: Epoca,
})
export type Verificacion = Static<typeof Verificacion>

/** A turn that was completed, marked absent or cancelled on this service day. */
export const TurnoReciente = object({
  id: IdVisto,
  nombre: Type.String(),
  nombreOculto: NombreOculto,
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: CodigoVisto,
  estado: EstadoTurno,
  puesto: nullable(Type.String()),
  terminado: Instante,
})
export type TurnoReciente = Static<typeof TurnoReciente>

/** The outcome of a call. `terminado` is the turn this desk was serving, which the call completed. */
export const Llamada = object({ turno: nullable(Turno), terminado: nullable(Turno) })
export type Llamada = Static<typeof Llamada>

export const DONDE = ['conserva', 'final', 'primero'] as const
export const MOTIVO_MAXIMO = 120
/** The reason to put a customer before others. */
export const Motivo = optionalLine(MOTIVO_MAXIMO, {
  description: 'Por qué pasa antes que otras personas, donde la empresa lo exige',
})
export const MARCAS_MAXIMO = 6
export const MINUTOS_APARTADO = 240

/** Destination of a transfer: a queue, or a free desk. */
export const Transferencia = object({
  colaId: Type.Optional(Id),
  donde: Type.Optional(
    oneOf(DONDE, { description: 'conserva: el lugar que le da su antigüedad; final; primero' }),
  ),
  puesto: Type.Optional(Puesto),
  motivo: Type.Optional(Motivo),
})

/** A turn after a change that can be undone. */
export const TurnoMovido = object({
  turno: Turno,
  seq: Type.Integer({ description: 'Envíalo para deshacer este cambio' }),
})
export type TurnoMovido = Static<typeof TurnoMovido>

/** Changes to a turn that is waiting or in service. An absent field keeps its value. */
export const CambiosTurno = object({
  nombre: Type.Optional(line(NOMBRE_CLIENTE_MAXIMO)),
  nota: Type.Optional(optionalLine(300)),
  marcas: Type.Optional(Type.Array(line(24), { maxItems: MARCAS_MAXIMO })),
  personas: Type.Optional(nullable(Personas)),
  preferenciaId: Type.Optional(nullable(Id)),
  campos: Type.Optional(CamposEnviados),
})
export type CambiosTurno = Static<typeof CambiosTurno>

/** A customer's request to let `pasan` people go first, or to come back in `minutos`. */
export const Posposicion = object({
  codigo: Codigo,
  pasan: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Personas que dejas pasar' })),
  minutos: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 30, description: 'Minutos en que vuelves; conservas tu lugar' }),
  ),
})
