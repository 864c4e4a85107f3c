import { type Static, Type } from 'typebox'
import { ActividadMeses } from './actividad.ts'
import { CodigoIdioma, IDIOMAS } from './idioma.ts'
import { Rol } from './permiso.ts'
import { CaraDePrivacidad } from './privacidad.ts'
import {
  Color,
  Correo,
  Id,
  Instante,
  line,
  nullable,
  object,
  oneOf,
  optional,
  optionalLine,
  paragraph,
  UrlSegura,
  UrlWeb,
  urlSeguraOPropia,
} from './schema.ts'
import { Traduccion } from './traduccion.ts'

export const COLOR_PRIMARIO = '#7c3aed'
export const COLOR_SECUNDARIO = '#3b82f6'
export const ZONA_POR_DEFECTO = 'America/Mexico_City'

export const NOMBRES_PUBLICOS = ['completo', 'nombre', 'iniciales', 'numero'] as const
export const NombresPublicos = oneOf(NOMBRES_PUBLICOS, {
  description: 'Cuánto del nombre del cliente ven las pantallas públicas',
})
export type NombresPublicos = Static<typeof NombresPublicos>

/** Whether the staff may call customers out of order, and whether that needs a reason. */
export const ELEGIR = ['nadie', 'con motivo', 'libre'] as const
export const Elegir = oneOf(ELEGIR, {
  description: 'Si el personal puede llamar a alguien antes que a los demás: nadie, con motivo o libre',
})
export type Elegir = Static<typeof Elegir>

/** An IANA time zone. The server also rejects zones it does not know. */
export const Zona = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+\\-/]+$' })

/** The latest time a service day may end: noon, in minutes after midnight. */
export const CORTE_MAXIMO = 720
export const Corte = Type.Integer({
  minimum: 0,
  maximum: CORTE_MAXIMO,
  description:
    'Minutos después de medianoche en que termina el día de servicio; un cambio rige desde el día siguiente',
})
export const ALIAS_MAXIMO = 30
/** The part after /t/ in a company's short address. */
export const Alias = Type.String({
  minLength: 3,
  maxLength: ALIAS_MAXIMO,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  description: 'Letras sin acento, números y guiones, como clinica-sol',
})
export const AliasElegido = object({ alias: Alias })
const AliasActual = Type.String({ description: 'Dirección corta /t/alias; vacío si aún no se eligió' })

/** Path of uploaded logos. A logo is an address under this path, an https address, or empty. */
export const LOGOS = '/logos/'

/** Besides its own. A kiosk asks customers first which one they prefer. */
const Idiomas = Type.Array(CodigoIdioma, {
  maxItems: IDIOMAS.length,
  description: 'Otros idiomas que ofrece en el kiosco',
})

/** Settings of a company, shared by the reply and the request body. */
const ficha = {
  nombre: line(120),
  titular: line(120),
  logo: urlSeguraOPropia(LOGOS),
  direccion: optionalLine(300),
  telefono: optionalLine(60),
  email: Correo,
  descripcion: paragraph(2000),
  sitioWeb: UrlWeb,
}
const config = {
  horario: paragraph(500),
  colorPrimario: Color,
  colorSecundario: Color,
  zona: Zona,
  nombresPublicos: NombresPublicos,
  elegir: Elegir,
  nombresAlLlamar: Type.Boolean({ description: 'El personal ve los nombres solo al llamar' }),
  corte: Corte,
  idioma: CodigoIdioma,
  idiomas: Idiomas,
  actividadMeses: ActividadMeses,
}

export const ConfigEmpresa = object(config)

/** The caller's role in the empresa. */
export const AccesoEmpresa = object({
  rol: Rol,
  colas: nullable(Type.Array(Id, { description: 'Colas que atiende; null: todas' })),
})
export type AccesoEmpresa = Static<typeof AccesoEmpresa>

export const Empresa = object({
  id: Id,
  ...ficha,
  email: Type.String({ description: 'Vacío si no se dio' }),
  alias: AliasActual,
  config: ConfigEmpresa,
  creada: Instante,
  colas: Type.Integer(),
  enEspera: Type.Integer(),
  organizacion: object({ id: Id, nombre: Type.String() }),
  acceso: AccesoEmpresa,
})
export type Empresa = Static<typeof Empresa>

export const LOGO_MAXIMO_BYTES = 4 * 1024 * 1024
/** Maximum width times height of an uploaded image. */
export const LOGO_MAXIMO_PIXELES = 24_000_000
export const TIPOS_DE_LOGO = ['image/png', 'image/jpeg', 'image/webp'] as const

export const LogoSubido = object({
  imagen: Type.String({
    minLength: 1,
    description: 'Imagen PNG, JPEG o WebP de hasta 4 MB y 24 megapíxeles, en base64. Se guarda a 512 píxeles',
  }),
})

export const NuevaEmpresa = object({
  nombre: ficha.nombre,
  titular: ficha.titular,
  logo: Type.Optional(UrlSegura),
  config: Type.Optional(
    object(optional({ horario: config.horario, zona: config.zona, idioma: config.idioma })),
  ),
})
export type NuevaEmpresa = Static<typeof NuevaEmpresa>

/** Changes to a company's settings, as one flat object. An absent field keeps its value. */
export const CambiosEmpresa = object(optional({ ...ficha, ...config }))
export type CambiosEmpresa = Static<typeof CambiosEmpresa>

/** A company as public screens show it. Colours and logo are its own only when its plan includes branding. */
export const CaraEmpresa = object({
  id: Id,
  nombre: Type.String(),
  logo: Type.String(),
  colorPrimario: Color,
  colorSecundario: Color,
  zona: Type.String(),
  idioma: CodigoIdioma,
  idiomas: Type.Optional(Idiomas),
  traducciones: Type.Optional(Type.Array(Traduccion)),
  privacidad: Type.Optional(CaraDePrivacidad),
  alias: AliasActual,
})
export type CaraEmpresa = Static<typeof CaraEmpresa>
