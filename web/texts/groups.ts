import { currentLanguage, loadTexts } from './live.ts'

/** Dictionaries that a page may load later. Their URLs are in the page, which the build writes. */
export type Later = 'panel' | 'sitio'

const later: Record<Later, (data: DOMStringMap) => string | undefined> = {
  panel: ({ textosPanel }) => textosPanel,
  sitio: ({ textosSitio }) => textosSitio,
}

/** Loads the texts of screens that this page was not loaded for. */
export async function loadGroup(group: Later): Promise<void> {
  const url = later[group](document.documentElement.dataset)
  if (url) await loadTexts(currentLanguage(), url)
}
