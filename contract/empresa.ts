import { type Static, Type } from 'typebox'
import { ActividadMeses } from './actividad.ts'
import { Rol } from './permiso.ts'
import {
  Color,
  Correo,
  Id,
  Instante,
  line,
  nullable,
  object,
  oneOf,
  optionalLine,
  paragraph,
  UrlSegura,
  UrlWeb,
  urlSeguraOPropia,
} from './schema.ts'

export const COLOR_PRIMARIO = '#7c3aed'
export const COLOR_SECUNDARIO = '#3b82f6'
export const ZONA_POR_DEFECTO = 'America/Mexico_City'

export const NOMBRES_PUBLICOS = ['completo', 'nombre', 'iniciales', 'numero'] as const
export const NombresPublicos = oneOf(NOMBRES_PUBLICOS, {
  description: 'Cuánto del nombre del cliente ven las pantallas públicas',
})
export type NombresPublicos = Static<typeof NombresPublicos>

/** Who may call somebody before the others. */
export const ELEGIR = ['nadie', 'con motivo', 'libre'] as const
export const Elegir = oneOf(ELEGIR, {
  description: 'Si el personal puede llamar a alguien antes que a los demás: nadie, con motivo o libre',
})
export type Elegir = Static<typeof Elegir>

const NombresAlLlamar = Type.Boolean({ description: 'El personal ve los nombres solo al llamar' })

/** An IANA zone; the server checks that it knows it. */
export const Zona = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+\\-/]+$' })

/** The latest that a service day may end: noon. */
export const CORTE_MAXIMO = 720
export const Corte = Type.Integer({
  minimum: 0,
  maximum: CORTE_MAXIMO,
  description:
    'Minutos después de medianoche en que termina el día de servicio; un cambio rige desde el día siguiente',
})
export const ALIAS_MAXIMO = 30
/** What follows /t/ in the short address of a company. */
export const Alias = Type.String({
  minLength: 3,
  maxLength: ALIAS_MAXIMO,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  description: 'Letras sin acento, números y guiones, como clinica-sol',
})
export const AliasElegido = object({ alias: Alias })
const AliasActual = Type.String({ description: 'Dirección corta /t/alias; vacío si aún no se eligió' })

export const ConfigEmpresa = object({
  horario: Type.String(),
  colorPrimario: Color,
  colorSecundario: Color,
  zona: Type.String(),
  idioma: Type.String(),
  nombresPublicos: NombresPublicos,
  elegir: Elegir,
  nombresAlLlamar: NombresAlLlamar,
  corte: Corte,
  actividadMeses: ActividadMeses,
})

/** What the caller is in the empresa. */
export const AccesoEmpresa = object({
  rol: Rol,
  colas: nullable(Type.Array(Id, { description: 'Colas que atiende; null: todas' })),
})
export type AccesoEmpresa = Static<typeof AccesoEmpresa>

export const Empresa = object({
  id: Id,
  nombre: Type.String(),
  titular: Type.String(),
  logo: Type.String(),
  direccion: Type.String(),
  telefono: Type.String(),
  email: Type.String(),
  descripcion: Type.String(),
  sitioWeb: Type.String(),
  alias: AliasActual,
  config: ConfigEmpresa,
  creada: Instante,
  colas: Type.Integer(),
  enEspera: Type.Integer(),
  organizacion: object({ id: Id, nombre: Type.String() }),
  acceso: AccesoEmpresa,
})
export type Empresa = Static<typeof Empresa>

/** Where uploaded logos are served. A logo is one of them, an https address, or empty. */
export const LOGOS = '/logos/'

export const LOGO_MAXIMO_BYTES = 4 * 1024 * 1024
/** Of an uploaded image, width times height. */
export const LOGO_MAXIMO_PIXELES = 24_000_000
export const TIPOS_DE_LOGO = ['image/png', 'image/jpeg', 'image/webp'] as const

export const LogoSubido = object({
  imagen: Type.String({
    minLength: 1,
    description: 'Imagen PNG, JPEG o WebP de hasta 4 MB y 24 megapíxeles, en base64. Se guarda a 512 píxeles',
  }),
})

const Nombre = line(120)
const Titular = line(120)
const Horario = paragraph(500)

export const NuevaEmpresa = object({
  nombre: Nombre,
  titular: Titular,
  logo: Type.Optional(UrlSegura),
  config: Type.Optional(object({ horario: Type.Optional(Horario), zona: Type.Optional(Zona) })),
})
export type NuevaEmpresa = Static<typeof NuevaEmpresa>

/** The flat list of the settings screen. A field that is absent keeps its value. */
export const CambiosEmpresa = object({
  nombre: Type.Optional(Nombre),
  titular: Type.Optional(Titular),
  direccion: Type.Optional(optionalLine(300)),
  telefono: Type.Optional(optionalLine(60)),
  email: Type.Optional(Correo),
  horario: Type.Optional(Horario),
  descripcion: Type.Optional(paragraph(2000)),
  sitioWeb: Type.Optional(UrlWeb),
  colorPrimario: Type.Optional(Color),
  colorSecundario: Type.Optional(Color),
  logo: Type.Optional(urlSeguraOPropia(LOGOS)),
  zona: Type.Optional(Zona),
  nombresPublicos: Type.Optional(NombresPublicos),
  elegir: Type.Optional(Elegir),
  nombresAlLlamar: Type.Optional(NombresAlLlamar),
  corte: Type.Optional(Corte),
  actividadMeses: Type.Optional(ActividadMeses),
})
export type CambiosEmpresa = Static<typeof CambiosEmpresa>

/** What public screens show of a company; colours and logo only when its plan has branding. */
export const CaraEmpresa = object({
  id: Id,
  nombre: Type.String(),
  logo: Type.String(),
  colorPrimario: Color,
  colorSecundario: Color,
  zona: Type.String(),
  idioma: Type.String(),
  alias: AliasActual,
})
export type CaraEmpresa = Static<typeof CaraEmpresa>
