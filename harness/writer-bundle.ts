import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './project.ts'

const SQLITE = createRequire(import.meta.url).resolve('better-sqlite3')

let bundle: Promise<URL> | undefined

/**
 * Bundles server/writer.ts with all its imports into one file. Its thread then starts with 0.1 s of processor time
 * instead of 0.6 s, most of which goes into loading the many files of Kysely and TypeBox. A run starts hundreds.
 */
export function bundledWriter(): Promise<URL> {
  bundle ??= bundleWriter()
  return bundle
}

async function bundleWriter(): Promise<URL> {
  const outDir = await mkdtemp(join(tmpdir(), 'turnero-writer-'))
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { 'better-sqlite3': SQLITE } },
    ssr: { noExternal: true, external: [SQLITE] },
    build: {
      ssr: 'server/writer.ts',
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { external: [SQLITE], output: { entryFileNames: 'writer.mjs' } },
    },
  })
  return pathToFileURL(join(outDir, 'writer.mjs'))
}
