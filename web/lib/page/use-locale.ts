import { createContext, use } from 'react'
import { pageLocale } from './locale.ts'

/** The locale of numbers and dates on a screen. Providers set the country of their company. */
export const Locale = createContext<string | null>(null)

export const useLocale = (): string => use(Locale) ?? pageLocale()
