import { type Static, Type } from 'typebox'
import { CamposDeCola } from './campo.ts'
import { CaraEmpresa } from './empresa.ts'
import { CodigoIdioma } from './idioma.ts'
import { PreferenciaOfrecida } from './preferencia.ts'
import { Anuncio } from './respuesta.ts'
import { Epoca, Id, Instante, line, nullable, object, oneOf, optional, paragraph } from './schema.ts'
import { Estimado, Etiqueta, TurnoEnAtencion, TurnoEnEspera, TurnoPublico } from './turno.ts'

export const TIEMPO_ESTIMADO = { minimo: 1, maximo: 120, defecto: 5 } as const
export const CATEGORIAS_MAXIMO = 200

export const ESTADOS_COLA = ['nueva', 'activa', 'pausada'] as const
export const EstadoCola = oneOf(ESTADOS_COLA)
export type EstadoCola = Static<typeof EstadoCola>

export const ADMITE = [
  'si',
  'pausada',
  'agotada',
  'cerrada',
  'cupo_dia',
  'cupo_hora',
  'llena',
  'tarde',
] as const
export const Admite = oneOf(ADMITE, {
  description:
    'Si la cola entrega turnos ahora. agotada, cupo_dia: hoy ya no entrega más; cerrada: fuera de su horario; cupo_hora: no más en esta hora; llena: ya esperan todos los que caben; tarde: no daría tiempo antes de cerrar',
})
export type Admite = Static<typeof Admite>

/** Details that go with `admite`. */
const admision = {
  motivo: nullable(Type.String({ description: 'Por qué hoy es un día especial' })),
  abre: nullable(Type.String({ ...Instante, description: 'Cuándo vuelve a entregar turnos' })),
  cierra: nullable(Type.String({ ...Instante, description: 'Cuándo cierra' })),
  quedan: nullable(Type.Integer({ description: 'Turnos que quedan antes de llegar a un cupo' })),
}

const Cambia = nullable(
  Type.String({
    ...Instante,
    description: 'Cuándo cambia por la hora lo que entrega alguna cola, sin que cambie seq',
  }),
)

export const PREFIJO_MAXIMO = 3
export const Prefijo = Type.String({
  maxLength: PREFIJO_MAXIMO,
  pattern: '^[A-Za-zÑñ]*$',
  description:
    'Letras antes del número, como B en B-12; vacío: ninguna. Si hoy ya se entregaron turnos, cambia en la próxima jornada',
})

export const PIDE_NOMBRE = ['si', 'opcional', 'no'] as const
export const PideNombre = oneOf(PIDE_NOMBRE, {
  description: 'Si el cliente dice su nombre al pedir turno. no: el turno se llama por su número',
})
export type PideNombre = Static<typeof PideNombre>

/** Public settings of a queue. */
const visibles = {
  nombre: line(60),
  descripcion: paragraph(300),
  prioridad: Type.Boolean(),
  pideNombre: PideNombre,
  pidePersonas: Type.Boolean({ description: 'Pregunta cuántas personas vienen' }),
  campos: CamposDeCola,
}

/** Settings of a queue, shared by the request body, the replies and the export. */
const ajustes = {
  ...visibles,
  tiempoEstimado: Type.Integer({ minimum: TIEMPO_ESTIMADO.minimo, maximum: TIEMPO_ESTIMADO.maximo }),
  prefijo: Prefijo,
  sigue: nullable(
    Type.String({ ...Id, description: 'Cola que se propone al finalizar, como de triaje a consulta' }),
  ),
}

/** A queue as the owner sends it, always as part of the whole list. */
export const CategoriaEnviada = object({ id: Id, ...optional(ajustes), nombre: ajustes.nombre })
export type CategoriaEnviada = Static<typeof CategoriaEnviada>

export const Categoria = object({
  id: Id,
  ...ajustes,
  estado: EstadoCola,
  admite: Admite,
  ...admision,
  enEspera: Type.Integer(),
})
export type Categoria = Static<typeof Categoria>

/** A queue in the export of an account. */
export const ColaGuardada = object({
  id: Id,
  ...ajustes,
  creada: Instante,
  eliminada: nullable(Instante),
})

export const Configuracion = object({
  categorias: Type.Array(Categoria),
  version: Type.Integer({ description: 'Envíala al guardar para no pisar los cambios de otra persona' }),
  empresa: CaraEmpresa,
})
export type Configuracion = Static<typeof Configuracion>

export const ConfiguracionEnviada = object({
  categorias: Type.Array(CategoriaEnviada, { maxItems: CATEGORIAS_MAXIMO }),
  version: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type ConfiguracionEnviada = Static<typeof ConfiguracionEnviada>

export const Cola = object({ ...Categoria.properties, estimado: nullable(Estimado) })
export type Cola = Static<typeof Cola>

/** A queue as the staff sees it. */
export const ColaPersonal = object({
  cola: Cola,
  turnos: Type.Array(TurnoEnEspera),
  apartados: Type.Array(TurnoEnEspera),
  enAtencion: Type.Array(TurnoEnAtencion),
  turnoActual: nullable(TurnoEnAtencion),
  atencionLarga: nullable(
    Type.Integer({
      description:
        'Minutos en que terminan 95 de cada 100 atenciones recientes de esta cola; null: hay muy pocas para saberlo',
    }),
  ),
  cambia: Cambia,
  seq: Type.Integer(),
  epoca: Epoca,
})
export type ColaPersonal = Static<typeof ColaPersonal>

export const ColaPublica = object({
  id: Id,
  ...visibles,
  estado: EstadoCola,
  admite: Admite,
  ...admision,
  enEspera: Type.Integer(),
  estimado: nullable(Estimado),
  turnoActual: nullable(TurnoPublico),
  enAtencion: Type.Array(TurnoPublico),
})
export type ColaPublica = Static<typeof ColaPublica>

export const LlamadaPublica = object({
  colaId: Id,
  cola: Type.String(),
  numero: Type.Integer(),
  etiqueta: Etiqueta,
  nombre: Type.String(),
  puesto: Type.String(),
  llamado: Instante,
  idioma: Type.Optional(CodigoIdioma),
})
export type LlamadaPublica = Static<typeof LlamadaPublica>

/** Everything a public screen shows, in one reply. */
export const Publico = object({
  empresa: CaraEmpresa,
  colas: Type.Array(ColaPublica),
  ultimosLlamados: Type.Array(LlamadaPublica),
  usaPuestos: Type.Boolean({ description: 'Hoy atiende más de un puesto' }),
  anuncios: Type.Optional(Type.Array(Anuncio)),
  preferencias: Type.Array(PreferenciaOfrecida, { description: 'Las que el cliente puede elegir' }),
  actualizado: Instante,
  cambia: Cambia,
  seq: Type.Integer(),
  epoca: Epoca,
})
export type Publico = Static<typeof Publico>

export const ColaDeSesion = object({
  id: Id,
  nombre: Type.String(),
  estado: EstadoCola,
  enEspera: Type.Integer(),
  empresaId: Id,
  empresa: Type.String(),
})
export type ColaDeSesion = Static<typeof ColaDeSesion>
