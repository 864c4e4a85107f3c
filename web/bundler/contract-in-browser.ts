import { type Plugin, runnerImport } from 'vite'

const CONTRACT_FILE = /[\\/]contract[\\/][\w-]+\.ts$/

type Exports = Record<string, unknown>

/** Of an endpoint the browser needs only where to send; its schemas are for the server and the type checker. */
const slim = (endpoints: unknown) =>
  Object.fromEntries(
    Object.entries(endpoints as Record<string, { method: string; path: string }>).map(
      ([name, { method, path }]) => [name, { method, path }],
    ),
  )

// A form checks values by their limits; the rest of a schema is for the server.
const NOT_SHIPPED = new Set(['description', 'additionalProperties', 'required'])
const limitsOnly = (key: string, value: unknown) =>
  NOT_SHIPPED.has(key) || (key === 'type' && value !== 'integer') ? undefined : value

/**
 * Contract modules reach the browser as plain values, so that TypeBox is not shipped: a form's schema is the limits of
 * its fields, and what a screen does not use is a literal that the bundler drops.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'turnero:contract-in-browser',
    enforce: 'pre',
    async load(id) {
      if (!CONTRACT_FILE.test(id)) return
      this.addWatchFile(id)
      const { module } = await runnerImport<Exports>(id)
      const lines = Object.entries(module)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => [name, name === 'endpoints' ? slim(value) : value] as const)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, limitsOnly)}`)
      return { code: `${lines.join('\n')}\nexport {}`, map: null, moduleSideEffects: false }
    },
  }
}
