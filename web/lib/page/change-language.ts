import { useEffect } from 'react'
import { type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { hasTexts, loadTexts, setLanguage } from '#web/texts/live.ts'
import { chosenLanguage } from './chosen-language.ts'
import { localeOf } from './locale.ts'
import { pageData } from './page-data.ts'

/** Shows a customer page in another language, in place. Back to an earlier one it needs no network. */
export async function changeLanguage(code: Idioma): Promise<void> {
  const { textos, publico } = pageData()
  if (hasTexts(code)) setLanguage(code)
  else await loadTexts(code, textos[code])
  document.documentElement.lang = localeOf(publico?.empresa.zona)
}

/** Shows the page in the language of a turno, unless another one was chosen in this browser. */
export function useTurnoLanguage(idioma: Idioma | undefined): void {
  useEffect(() => {
    const chosen = new URLSearchParams(location.search).has(PARAMETRO_IDIOMA) || chosenLanguage()
    // Offline the page keeps its language.
    if (idioma && !chosen) changeLanguage(idioma).catch(() => {})
  }, [idioma])
}
