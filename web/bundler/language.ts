import { fileURLToPath } from 'node:url'

/** The language of this build: the folder under web/texts/ that `#texts/` means. */
export const language = process.env.TURNERO_IDIOMA ?? 'es'

export const textsFolder = (of: string) => fileURLToPath(new URL(`../texts/${of}/`, import.meta.url))

/**
 * Vite's alias for `#texts/`. It overrides package.json's `imports`, which always means `es` and gives the type
 * checker and the tests their language.
 */
export const textsAlias = (folder = textsFolder(language)) => [{ find: /^#texts\//, replacement: folder }]
