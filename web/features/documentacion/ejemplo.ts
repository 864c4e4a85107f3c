import type { ApiCall } from '#web/bundler/openapi-reference.ts'
import { origen } from '#web/lib/page/installation.ts'

/**
 * The address in the examples. A program does not run on the machine of the service, so an installation without a public
 * address shows an example, once the page has started: the server wrote its own address into the page.
 */
export const servidorOf = (hydrated: boolean) =>
  hydrated && /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(origen) ? 'https://turnero.example' : origen

/** Shows path parameters as placeholders: EMPRESA_ID. */
const urlOf = ({ path }: ApiCall, servidor: string) =>
  servidor + path.replace(/\{(\w+)\}/g, (_, name: string) => name.replace(/Id$/, '_ID').toUpperCase())

export const curlOf = (call: ApiCall, servidor: string) =>
  [
    `curl -X ${call.method} '${urlOf(call, servidor)}' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(call.request)}'`,
  ].join('\n')

export const javascriptOf = (call: ApiCall, servidor: string) =>
  `const respuesta = await fetch('${urlOf(call, servidor)}', {
  method: '${call.method}',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${jsLiteral(call.request ?? {})}),
})
const { turno } = await respuesta.json()
console.log(turno.etiqueta, turno.codigo)`

/** Formats an object as hand-written JavaScript: { nombre: 'Lucía' }. */
const jsLiteral = (value: object) =>
  `{ ${Object.entries(value)
    .map(([name, text]) => `${name}: '${text}'`)
    .join(', ')} }`
