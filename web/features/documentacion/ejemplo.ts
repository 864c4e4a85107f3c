import type { ApiCall } from '#web/bundler/openapi-reference.ts'
import { api } from '#web/lib/page/installation.ts'

/** Shows path parameters as placeholders: EMPRESA_ID. */
const urlOf = ({ path }: ApiCall) =>
  api + path.replace(/\{(\w+)\}/g, (_, name: string) => name.replace(/Id$/, '_ID').toUpperCase())

export const curlOf = (call: ApiCall) =>
  [
    `curl -X ${call.method} '${urlOf(call)}' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(call.request)}'`,
  ].join('\n')

export const javascriptOf = (call: ApiCall) =>
  `const respuesta = await fetch('${urlOf(call)}', {
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
