import { type Static, Type } from 'typebox'
import { CodigoIdioma, IDIOMAS } from './idioma.ts'
import { Instante, lineOrNothing, nullable, object, paragraph, UrlSegura } from './schema.ts'

export const PRIVACIDAD_MAXIMO = 4000

/** The notice in one language: its text, an https address where it is, or both. */
export const TextoDePrivacidad = object({
  idioma: CodigoIdioma,
  texto: paragraph(PRIVACIDAD_MAXIMO),
  enlace: UrlSegura,
})
export type TextoDePrivacidad = Static<typeof TextoDePrivacidad>

export const PrivacidadEnviada = object({
  responsable: lineOrNothing(120, { description: 'Quién responde por los datos' }),
  contacto: lineOrNothing(200, { description: 'A quién pedir acceso, corrección o borrado' }),
  textos: Type.Array(TextoDePrivacidad, {
    maxItems: IDIOMAS.length,
    description: 'El aviso por idioma; sin ninguno se muestra el del servicio',
  }),
})
export type PrivacidadEnviada = Static<typeof PrivacidadEnviada>

export const AvisoDePrivacidad = object({
  version: Type.Integer(),
  desde: Instante,
  responsable: Type.String(),
  contacto: Type.String(),
  textos: Type.Array(TextoDePrivacidad),
})
export type AvisoDePrivacidad = Static<typeof AvisoDePrivacidad>

export const Privacidad = object({
  aviso: nullable(AvisoDePrivacidad),
  versiones: Type.Array(object({ version: Type.Integer(), desde: Instante }), {
    description: 'Todas, la última primero. Cada una se lee en /privacidad/:empresaId/:version',
  }),
})
export type Privacidad = Static<typeof Privacidad>

/** What stands beside the button of a take. */
export const CaraDePrivacidad = object({
  version: Type.Integer(),
  responsable: Type.String(),
  contacto: Type.String(),
})
export type CaraDePrivacidad = Static<typeof CaraDePrivacidad>
