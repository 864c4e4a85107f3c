import { IDIOMAS, type Idioma } from '#contract/idioma.ts'

const [ORIGINAL, ...OTROS] = IDIOMAS

/** Returns the supported language of a code such as 'en' or 'en-MX', or null. */
export function idiomaDeCodigo(codigo: string | null | undefined): Idioma | null {
  const [idioma] = (codigo ?? '').toLowerCase().split('-')
  return IDIOMAS.find((uno) => uno === idioma) ?? null
}

/** Returns the address of a site page in a language: /login, /en/login. */
export const rutaEn = (idioma: Idioma, ruta: string): string =>
  idioma === ORIGINAL ? ruta : `/${idioma}${ruta === '/' ? '' : ruta}`

/** Returns the language that the address of a site page names. */
export const idiomaDeRuta = (ruta: string): Idioma =>
  OTROS.find((idioma) => ruta === `/${idioma}` || ruta.startsWith(`/${idioma}/`)) ?? ORIGINAL

/** Returns the address of a site page without its language. */
export function rutaSinIdioma(ruta: string): string {
  const idioma = idiomaDeRuta(ruta)
  return idioma === ORIGINAL ? ruta : ruta.slice(idioma.length + 1) || '/'
}
