import { type Static, Type } from 'typebox'
import { CodigoIdioma } from './idioma.ts'
import { object, oneOf, paragraph } from './schema.ts'

export const TRADUCCIONES_MAXIMO = 400

const Original = paragraph(500, {
  minLength: 1,
  description: 'El texto como lo escribió la empresa',
})

/** A text of a company in another language. Texts are found by their original, so one translation serves all places. */
export const Traduccion = object({ idioma: CodigoIdioma, original: Original, texto: paragraph(500) })
export type Traduccion = Static<typeof Traduccion>

export const DONDE_HAY_TEXTOS = ['cola', 'pregunta', 'opcion', 'preferencia', 'anuncio'] as const
export const TextoPropio = object({ texto: Type.String(), donde: oneOf(DONDE_HAY_TEXTOS) })
export type TextoPropio = Static<typeof TextoPropio>

export const Traducciones = object({
  textos: Type.Array(TextoPropio, { description: 'Lo que la empresa escribió y ven sus clientes' }),
  traducciones: Type.Array(Traduccion),
})
export type Traducciones = Static<typeof Traducciones>

export const TraduccionesEnviadas = object({
  traducciones: Type.Array(Traduccion, {
    maxItems: TRADUCCIONES_MAXIMO,
    description: 'Las que cambian; un texto vacío quita la suya',
  }),
})
export type TraduccionesEnviadas = Static<typeof TraduccionesEnviadas>
