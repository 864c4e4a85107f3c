import { COOKIE_IDIOMA, type Idioma } from '#contract/idioma.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'

const YEAR_S = 365 * 24 * 3600
const COOKIE = new RegExp(`(?:^|; )${COOKIE_IDIOMA}=(\\w+)`)

/** The language that was chosen in this browser. */
export const chosenLanguage = (): Idioma | null => idiomaDeCodigo(COOKIE.exec(document.cookie)?.[1])

export function keepChoice(code: Idioma): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a local network may lack
  document.cookie = `${COOKIE_IDIOMA}=${code}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`
}
