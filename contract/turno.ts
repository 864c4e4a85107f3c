import { type Static, Type } from 'typebox'
import { CaraEmpresa } from './empresa.ts'
import { Anuncio, Respuesta } from './respuesta.ts'
import { Epoca, Id, Instante, line, nullable, object, oneOf, optionalLine } from './schema.ts'

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
/** A tracking code as somebody may type it. */
export const Codigo = Type.String({ minLength: 1, maxLength: 40 })
export const ConsultaCodigo = object({ codigo: Codigo, id: Type.Optional(Id) })

export const PUESTO_POR_DEFECTO = '1'
export const Puesto = line(20)

export const Etiqueta = Type.String({
  description: 'Cómo se anuncia: B-12 con prefijo, 12 sin él, 12 · General si vino de otra cola',
})

export const PedidoTurno = object({
  nombre: line(NOMBRE_CLIENTE_MAXIMO),
  tipo: Type.Optional(optionalLine(120, { description: 'Aceptado; la ruta decide la cola' })),
  origen: Type.Optional(Origen),
  codigoSala: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'El código que muestran las pantallas de la sala, si se pide',
    }),
  ),
})
export type PedidoTurno = Static<typeof PedidoTurno>

/** A turn as its holder or the staff sees it. */
export const Turno = object({
  id: Id,
  nombre: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: Type.String(),
  estado: EstadoTurno,
  colaId: Id,
  puesto: nullable(Type.String()),
})
export type Turno = Static<typeof Turno>

export const TurnoEnEspera = object({
  id: Id,
  nombre: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: Type.String(),
  posicion: Type.Integer(),
  espera: Type.Integer({ description: 'Minutos que lleva esperando' }),
  emitido: Instante,
  respuesta: Type.Optional(Respuesta),
})
export type TurnoEnEspera = Static<typeof TurnoEnEspera>

export const TurnoEnAtencion = object({
  id: Id,
  nombre: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: Type.String(),
  puesto: Type.String(),
  llamado: Instante,
})
export type TurnoEnAtencion = Static<typeof TurnoEnAtencion>

/** A turn as strangers see it: never a code nor an id. */
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

export const Demora = oneOf(['lenta', 'preferentes', 'pausa'] as const, {
  description:
    'Por qué se espera más de lo anunciado: la atención va más lenta, se sumaron personas preferentes, o un puesto hizo una pausa',
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
  }),
  turnoActual: nullable(object({ numero: Type.Integer(), etiqueta: Etiqueta })),
  faltantes: nullable(
    Type.Integer({ description: 'Turnos por llamar hasta el tuyo incluido; 0 si ya pasó' }),
  ),
  posicion: nullable(Type.Integer()),
  estimado: nullable(Estimado),
  demora: nullable(Demora),
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

/** One who was finished, absent or cancelled on this service day. */
export const TurnoReciente = object({
  id: Id,
  nombre: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  codigo: Type.String(),
  estado: EstadoTurno,
  puesto: nullable(Type.String()),
  terminado: Instante,
})
export type TurnoReciente = Static<typeof TurnoReciente>

export const CambiosTurno = object({ nombre: line(NOMBRE_CLIENTE_MAXIMO) })

/** `terminado` is the turn that this desk had in service and that the call finished. */
export const Llamada = object({ turno: nullable(Turno), terminado: nullable(Turno) })
export type Llamada = Static<typeof Llamada>
