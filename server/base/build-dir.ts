import { fileURLToPath } from 'node:url'

const isSource = import.meta.url.endsWith('.ts')

/** Where the web was built. The server without its types is part of that folder (scripts/strip-types.mjs). */
export const BUILD_DIR = fileURLToPath(new URL(isSource ? '../../build' : '../../..', import.meta.url))
