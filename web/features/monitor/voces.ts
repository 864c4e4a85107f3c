import type { Idioma } from '#contract/idioma.ts'
import { idioma as en } from '#web/texts/en/idioma.ts'
import { anuncio as inEnglish } from '#web/texts/en/voz.ts'
import { idioma as es } from '#web/texts/es/idioma.ts'
import { anuncio as inSpanish } from '#web/texts/es/voz.ts'
import { idioma as pt } from '#web/texts/pt/idioma.ts'
import { anuncio as inPortuguese } from '#web/texts/pt/voz.ts'

/** How a call is spoken in every language, because two customers in one room may speak different ones. */
export const voces: Record<Idioma, { anuncio: typeof inSpanish; voces: readonly string[] }> = {
  es: { anuncio: inSpanish, voces: es.voces },
  en: { anuncio: inEnglish, voces: en.voces },
  pt: { anuncio: inPortuguese, voces: pt.voces },
}
