import { fileURLToPath } from 'node:url'

/** The language of this build: the folder under web/texts/ that `#texts/` resolves to. */
export const language = process.env.TURNERO_IDIOMA ?? 'es'

export const textsFolder = (of: string) => fileURLToPath(new URL(`../texts/${of}/`, import.meta.url))

/**
 * Vite's alias for `#texts/`. It overrides `imports` in package.json, which always resolves to `es` for the type
 * checker and the tests.
 */
export const textsAlias = (folder = textsFolder(language)) => [{ find: /^#texts\//, replacement: folder }]
