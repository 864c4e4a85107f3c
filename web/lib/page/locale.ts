import { paisDe } from '#domain/pais.ts'
import { idioma } from '#texts/idioma.ts'

/** The `lang` of customer pages names the country of the company, because the server renders them in its locale. */
export const pageLocale = (): string => globalThis.document?.documentElement.lang || idioma.codigo

/** Returns the locale for numbers and dates in the country of a zone: '7,898.5' in Mexico, '7.898,5' in Argentina. */
export function localeOf(zona: string | undefined): string {
  const country = paisDe(zona)
  return country ? `${idioma.codigo}-${country}` : idioma.codigo
}
