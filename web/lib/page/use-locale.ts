import { createContext, use } from 'react'
import { pageLocale } from './locale.ts'

/** How a screen writes numbers and dates; a provider names the country of its company. */
export const Locale = createContext(pageLocale)

export const useLocale = (): string => use(Locale)
