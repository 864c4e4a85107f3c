import type { Plugin } from 'vite'
import { importSource } from './source-module.ts'

const CONTRACT_FILE = /[\\/]contract[\\/][\w-]+\.ts$/

type Exports = Record<string, unknown>

/** Imports the endpoints as a module with one export each, so that the bundler drops the unused ones. */
const EACH = '?each'

/** Keeps only the address of an endpoint. Its schemas are for the server and the type checker. */
const slim = (endpoints: unknown): Exports =>
  Object.fromEntries(
    Object.entries(endpoints as Record<string, { method: string; path: string }>).map(
      ([name, { method, path }]) => [name, { method, path }],
    ),
  )

const toCode = (exports: Exports): string[] =>
  Object.entries(exports)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, limitsOnly)}`)

// A form needs only the limits of its values. The rest of a schema is for the server.
const NOT_SHIPPED = new Set(['description', 'additionalProperties', 'required'])
const limitsOnly = (key: string, value: unknown) =>
  NOT_SHIPPED.has(key) || (key === 'type' && value !== 'integer') ? undefined : value

/**
 * Ships contract modules to the browser as plain values, without TypeBox: a form's schema is reduced to the limits of
 * its fields, and unused values are literals that the bundler drops.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'turnero:contract-in-browser',
    enforce: 'pre',
    async load(id) {
      const each = id.endsWith(EACH)
      const file = each ? id.slice(0, -EACH.length) : id
      if (!CONTRACT_FILE.test(file)) return
      this.addWatchFile(file)
      const { endpoints, ...rest } = await importSource<Exports>(file, this.environment)
      const lines = each ? toCode(slim(endpoints)) : toCode(rest)
      if (endpoints && !each) lines.push(`export * as endpoints from ${JSON.stringify(id + EACH)}`)
      return { code: `${lines.join('\n')}\nexport {}`, map: null, moduleSideEffects: false }
    },
  }
}
