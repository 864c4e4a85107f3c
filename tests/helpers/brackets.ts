/**
 * Puts the texts of the web app into brackets, as a language that nobody speaks. Every dictionary passes through one
 * global object, in the browser and on the server, so this needs no build of its own. It must not use anything outside
 * of itself, because the browser runs its source.
 */
export function bracketWebTexts(): void {
  // Values of these names select a picture, an anchor or a link.
  const CODES = ['id', 'a']
  const seen = new WeakSet<object>()
  const bracket = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string')
      return value === '' || /^[a-z]{2}$/.test(value) || CODES.includes(name) ? value : `⟦${value}⟧`
    if (typeof value === 'function') return (...values: unknown[]) => bracket(value(...values))
    if (Array.isArray(value)) return value.map((one) => bracket(one, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bracket(one, key)]))
  }
  const once = (file: object): object => {
    const bracketed = seen.has(file) ? file : (bracket(file) as object)
    seen.add(bracketed)
    return bracketed
  }
  const set = (languages: Record<string, unknown>, code: string, dictionary: Record<string, object>) => {
    languages[code] = Object.fromEntries(Object.entries(dictionary).map(([name, file]) => [name, once(file)]))
    return true
  }
  globalThis.turneroTextos = new Proxy({}, { set }) as typeof globalThis.turneroTextos
}

/** Returns what is left of texts without brackets, names and numbers. */
export function outsideBrackets(texts: readonly string[], data: RegExp): string[] {
  const left = texts.map((text) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ')
    }
    // A sentence that a component shows in parts begins in one text and ends in another.
    return rest.replace(/⟦[^⟧]*$|^[^⟦]*⟧/gu, ' ').replace(data, ' ')
  })
  return [...new Set(left.filter((text) => /\p{L}{2}/u.test(text)).map((text) => text.trim().slice(0, 100)))]
}
