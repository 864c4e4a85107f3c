import { createContext, use } from 'react'
import type { Traduccion } from '#contract/traduccion.ts'
import { traducir } from '#domain/traduccion.ts'
import { currentLanguage } from '#web/texts/live.ts'

/** The translations of the texts that a company wrote. Screens of the staff have none, and show the originals. */
export const Traducidos = createContext<readonly Traduccion[] | undefined>(undefined)

/** Returns a function that gives a text of the company in the language of the page. */
export function usePropio(): (texto: string) => string {
  const traducciones = use(Traducidos)
  return (texto) => traducir(traducciones, currentLanguage(), texto)
}
