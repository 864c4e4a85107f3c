import { oneOf } from './schema.ts'

/** The languages of the product, the original first. Each is a folder of web/texts/ and of server/texts/. */
export const IDIOMAS = ['es', 'en', 'pt'] as const

/** Which of them a text is in. */
export const CodigoIdioma = oneOf(IDIOMAS, { description: 'Idioma: es, en o pt' })
export type Idioma = (typeof IDIOMAS)[number]

/** The query parameter and the cookie that choose the language of a page. */
export const PARAMETRO_IDIOMA = 'idioma'
export const COOKIE_IDIOMA = 'turnero_idioma'
