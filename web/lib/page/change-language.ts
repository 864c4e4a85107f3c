import type { Idioma } from '#contract/idioma.ts'
import { loadTexts } from '#web/texts/live.ts'
import { localeOf } from './locale.ts'
import { pageData } from './page-data.ts'

/** Shows a customer page in another language, in place. */
export async function changeLanguage(code: Idioma): Promise<void> {
  const { textos, publico } = pageData()
  await loadTexts(code, textos[code])
  document.documentElement.lang = localeOf(publico?.empresa.zona)
}
