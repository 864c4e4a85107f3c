import { runChecks } from 'es-check'

/** The targets of wall televisions: Chromium 80 and similar. Only the monitor is built for them. */
export const OLD_SCRIPT = 'es2019'
export const OLD_STYLE = 'chrome80'

// Newer than Chromium 80, and not detected by a syntax check.
const NEWER_CALLS = [
  /\.at\(/,
  /\.replaceAll\(/,
  /\.replaceChildren\(/,
  /\.findLast(Index)?\(/,
  /\.to(Sorted|Reversed|Spliced)\(/,
  /\bstructuredClone\(/,
  /\bObject\.(hasOwn|groupBy)\(/,
  /\bPromise\.(any|withResolvers)\(/,
  /\bAbortSignal\.(timeout|any)\(/,
  /\bcrypto\.randomUUID\b/,
  /\bWeakRef\b/,
]

const NEWER_STYLES = [
  /@(layer|container|property|scope|starting-style)\b/,
  /:(has|is|where|focus-visible)\b/,
  /\b(oklch|oklab|color-mix|light-dark|hwb)\(/,
  /[{;](inset|aspect-ratio|accent-color|content-visibility|translate|rotate|scale|text-wrap)\s*:/,
  /\d(dvh|svh|lvh|dvw|cqw|cqh|cqi)\b/,
  /[{};]\s*&/,
]

const RULE = /[^{}]*\{([^{}]*)\}/g

/** Returns the features in a style sheet that Chromium 80 does not support. */
export function newerStyles(css: string): string[] {
  const found = NEWER_STYLES.flatMap((pattern) => pattern.exec(css)?.[0] ?? [])
  for (const [rule, body = ''] of css.matchAll(RULE)) {
    // Chromium 80 supports gaps only in grids and ignores them in flex boxes.
    if (/display:\s*(inline-)?flex/.test(body) && /(^|[;-]|\s)gap:/.test(body)) found.push(rule.trim())
  }
  return found
}

export const newerCalls = (script: string): string[] =>
  NEWER_CALLS.flatMap((pattern) => pattern.exec(script)?.[0] ?? [])

export async function newerSyntax(file: string): Promise<string[]> {
  const { errors } = await runChecks([{ ecmaVersion: OLD_SCRIPT, files: [file] }], { silent: true })
  return errors.map(({ err }) => String(err))
}
