import type { Idioma } from '#contract/idioma.ts'
import type { DatosPagina } from '#contract/paginas.ts'
import { currentLanguage } from '#web/texts/live.ts'

/** The language for the phone that opens a turno: the one chosen here, unless it is the kiosk's own. */
export const idiomaDelEnlace = ({ idioma }: DatosPagina): Idioma | undefined =>
  currentLanguage() === idioma ? undefined : currentLanguage()
