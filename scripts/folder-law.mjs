import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const FEATURE = ['contract', 'domain', 'web', 'web/lib/*', 'web/shared', 'web/texts', 'web/ui']

/**
 * The folders that each folder may import from. `server` means the files at its top, `server/*` each of its folders by
 * itself: features never import each other. Folders that are missing here (tests, bench, drills, scripts) may import
 * every folder.
 */
export const LAW = {
  contract: [],
  domain: ['contract'],
  server: ['contract', 'domain', 'server/base', 'server/files', 'server/secrets'],
  'server/base': ['contract', 'domain'],
  'server/files': [],
  'server/secrets': ['domain', 'server/base'],
  'server/texts': ['contract', 'domain', 'server/base'],
  'server/store': ['contract', 'domain', 'server', 'server/base', 'server/files'],
  'server/openapi': ['contract', 'server/texts'],
  'server/bus': ['server/base'],
  'server/limits': ['server/base', 'server/store'],
  'server/commands': ['contract', 'domain', 'server/base', 'server/store'],
  'server/state': ['domain', 'server/base', 'server/store'],
  'server/present': ['contract', 'domain', 'server/base', 'server/state', 'server/store', 'server/texts'],
  'server/outbox': [
    'contract',
    'domain',
    'server/base',
    'server/commands',
    'server/secrets',
    'server/store',
    'server/texts',
  ],
  'server/jobs': [
    'domain',
    'server',
    'server/avisos',
    'server/base',
    'server/bus',
    'server/commands',
    'server/outbox',
    'server/store',
  ],
  'server/estadisticas': [
    'contract',
    'domain',
    'server/base',
    'server/commands',
    'server/queries',
    'server/state',
    'server/store',
    'server/texts',
  ],
  'server/avisos': [
    'contract',
    'domain',
    'server/base',
    'server/commands',
    'server/cuentas',
    'server/outbox',
    'server/queries',
    'server/secrets',
    'server/store',
    'server/texts',
  ],
  'server/cuentas': [
    'contract',
    'domain',
    'server/base',
    'server/base',
    'server/bus',
    'server/commands',
    'server/secrets',
    'server/store',
  ],
  'server/queries': [
    'contract',
    'domain',
    'server/base',
    'server/present',
    'server/secrets',
    'server/state',
    'server/store',
    'server/texts',
  ],
  'server/live': [
    'contract',
    'domain',
    'server/base',
    'server/bus',
    'server/limits',
    'server/present',
    'server/queries',
    'server/state',
    'server/store',
    'server/texts',
  ],
  'server/http': [
    'contract',
    'domain',
    'server',
    'server/avisos',
    'server/base',
    'server/bus',
    'server/commands',
    'server/cuentas',
    'server/estadisticas',
    'server/limits',
    'server/live',
    'server/openapi',
    'server/outbox',
    'server/present',
    'server/queries',
    'server/secrets',
    'server/store',
    'server/texts',
  ],
  'server/cli': [
    'contract',
    'domain',
    'server',
    'server/avisos',
    'server/base',
    'server/commands',
    'server/cuentas',
    'server/files',
    'server/outbox',
    'server/queries',
    'server/secrets',
    'server/store',
  ],
  web: ['contract', 'domain', 'web/texts'],
  'web/texts': ['contract', 'domain'],
  'web/lib/browser': ['contract'],
  'web/lib/page': ['contract', 'domain', 'web/lib/browser', 'web/texts'],
  'web/lib/api': ['contract', 'web', 'web/lib/browser', 'web/texts'],
  'web/lib/live': ['contract', 'web', 'web/lib/api'],
  'web/lib/form': ['contract', 'web/lib/api'],
  'web/ui': ['web/lib/browser', 'web/lib/form', 'web/texts'],
  'web/site': ['web/lib/browser', 'web/texts'],
  'web/shared': ['contract', 'domain', 'web', 'web/lib/*', 'web/texts', 'web/ui'],
  'web/layouts': ['contract', 'domain', 'web', 'web/lib/*', 'web/shared', 'web/site', 'web/texts', 'web/ui'],
  'web/service-worker': ['contract', 'web/lib/browser', 'web/texts'],
  'web/bundler': ['contract', 'domain', 'web/lib/api', 'web/lib/page', 'web/texts'],
  'web/features/*': FEATURE,
  'web/features/dashboard/*': FEATURE,
  'web/features/landing': [...FEATURE, 'web/site'],
  'web/features/documentacion': [...FEATURE, 'web/bundler'],
  harness: ['contract', 'domain', 'server', 'server/*', 'scripts'],
  model: ['contract', 'domain', 'harness'],
}

/** Composition roots: each may import every folder of its own package. */
const ROOTS = new Set([
  'server/all-commands.ts',
  'server/app.ts',
  'server/main.ts',
  'server/writer.ts',
  'web/entry.server.tsx',
  'web/pages.tsx',
  'web/root.tsx',
  'web/routes.ts',
])

/** They also run in the browser, so they import nothing from Node. */
const PURE = new Set(['contract', 'domain'])

/** Folders with an interface: other folders may only import these modules. */
const ENTRANCES = { 'domain/espera': ['espera.ts', 'ritmos.ts'] }

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1|new URL\(\s*(['"])(\.[^'"]+)\3/g
const NODE = /(?:\bfrom|\bimport)\s*\(?\s*['"]node:/
const ROUTER = /(?:\bfrom|\bimport)\s*\(?\s*['"]react-router/

/** The project files that a source imports, as paths from the project root. */
export function importsOf(file, source) {
  return [...source.matchAll(IMPORT)].flatMap(([, , specifier, , url]) => {
    const to = specifier ?? url
    if (to.startsWith('#texts/')) return [to.replace('#texts', 'web/texts')]
    if (to.startsWith('#')) return [to.slice(1)]
    return to.startsWith('.') && /\.(?:ts|tsx|mjs)$/.test(to) ? [normalize(join(dirname(file), to))] : []
  })
}

/** Folders whose subfolders have their own law. */
const SPLIT = new Set(['server', 'web', 'web/lib', 'web/features', 'web/features/dashboard'])

/** The folder whose law applies to a file: `server/http` for a file in it or below it. */
export function folderOf(file) {
  const parts = file.replace(/\/\+types\//, '/').split('/')
  let folder = parts[0]
  for (const part of parts.slice(1, -1)) {
    if (!SPLIT.has(folder)) break
    folder += `/${part}`
  }
  return folder
}

const isTest = (file) => /\.test\.\w+$/.test(file)

const allIn = (folder) => `${dirname(folder)}/*`
const lawOf = (folder) => LAW[folder] ?? LAW[allIn(folder)]
const permits = (allowed, target) => allowed.includes(target) || allowed.includes(allIn(target))
const withinRoot = (file, target) => ROOTS.has(file) && target.split('/')[0] === file.split('/')[0]

/** Whether an import bypasses the interface of a folder. */
const passesEntrance = (file, to) =>
  Object.entries(ENTRANCES).some(([folder, modules]) => {
    const within = (path) => path.startsWith(`${folder}/`)
    return within(to) && !within(file) && !modules.includes(to.slice(folder.length + 1))
  })

/** One line for each import that breaks the law. */
export function breaches(files, read = (file) => readFileSync(file, 'utf8')) {
  const found = []
  for (const file of files) {
    const from = folderOf(file)
    const allowed = lawOf(from)
    if (!allowed || isTest(file)) continue
    const source = read(file)
    for (const to of importsOf(file, source)) {
      const target = folderOf(to)
      const permitted = target === from || permits(allowed, target) || withinRoot(file, target)
      if (permitted && !passesEntrance(file, to)) continue
      found.push(`${file} imports ${to}`)
    }
    if (PURE.has(from) && NODE.test(source)) found.push(`${file} imports from Node`)
    if (from === 'web/ui' && ROUTER.test(source)) found.push(`${file} imports the router`)
  }
  return found
}

/** A cycle of folders in the law, or null. */
export function ringIn(law = LAW) {
  const done = new Set()
  const visit = (folder, path) => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return null
    for (const next of law[folder] ?? []) {
      const ring = visit(next, [...path, folder])
      if (ring) return ring
    }
    done.add(folder)
    return null
  }
  for (const folder of Object.keys(law)) {
    const ring = visit(folder, [])
    if (ring) return ring
  }
  return null
}
