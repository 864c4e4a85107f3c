import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { idiomaDeCodigo, idiomaDeRuta } from '#domain/idioma.ts'

/** The exports of one text file. */
type Exports = Record<string, unknown>

/** Text files by name. */
type Dictionary = Record<string, Exports>

declare global {
  /** Filled by the dictionaries that the page loads before the app: one script per language. */
  var turneroTextos: Partial<Record<Idioma, Dictionary>> | undefined
}

const dictionaries = globalThis.turneroTextos ?? {}
globalThis.turneroTextos = dictionaries
const bindings = new Map<string, (texts: Exports) => void>()
const listeners = new Set<() => void>()
let current: Idioma = idiomaDeCodigo(globalThis.document?.documentElement.lang) ?? IDIOMAS[0]

export const currentLanguage = (): Idioma => current

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by each text file of the build: `assign` sets its exports, now and whenever the language changes. */
export function bindTexts(name: string, assign: (texts: Exports) => void): void {
  bindings.set(name, assign)
  const texts = dictionaries[current]?.[name]
  if (texts) assign(texts)
}

/** Adds a text file in all languages, where no dictionary is loaded: on the server and in development. */
export function addTexts(name: string, languages: Record<Idioma, Exports>): void {
  for (const code of IDIOMAS) dictionaries[code] = { ...dictionaries[code], [name]: languages[code] }
}

/** Assigns the texts that the loaded dictionaries of a language have. */
export function setLanguage(code: Idioma): void {
  current = code
  for (const [name, texts] of Object.entries(dictionaries[code] ?? {})) bindings.get(name)?.(texts)
  for (const listener of listeners) listener()
}

/** Renders the page of an address in the language that the address names. */
export const setLanguageOfPath = (path: string): void => setLanguage(idiomaDeRuta(path))

/** Whether the page has a dictionary of a language. */
export const hasTexts = (code: Idioma): boolean => dictionaries[code] !== undefined

/** Loads a dictionary and assigns its texts. */
export async function loadTexts(code: Idioma, url: string): Promise<void> {
  await import(/* @vite-ignore */ url)
  setLanguage(code)
}
