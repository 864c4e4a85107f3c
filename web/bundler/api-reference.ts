import type { Plugin } from 'vite'
import { type ApiReference, type OpenApi, referenceOf } from './openapi-reference.ts'
import { importSource } from './source-module.ts'

const MODULE = 'virtual:api-reference'
const RESOLVED = `\0${MODULE}`
const DOCUMENT = 'server/openapi/document.ts'

/** Provides the server's OpenAPI document, reduced to what the documentation page shows. */
export function apiReference(): Plugin {
  return {
    name: 'turnero:api-reference',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      this.addWatchFile(DOCUMENT)
      const document = await importSource<{ openapiDocument: () => OpenApi }>(DOCUMENT, this.environment)
      const reference: ApiReference = referenceOf(document.openapiDocument())
      return `export const apiReference = ${JSON.stringify(reference)}`
    },
  }
}
