import { STATUS_CODES } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorsOf } from '#contract/endpoint-errors.ts'
import type { NombreEndpoint } from '#contract/endpoints.ts'
import { type CodigoError, CuerpoError } from '#contract/errores.ts'
import { textosDe } from '../texts/textos.ts'
import { EXAMPLES, REQUEST_EXAMPLES } from './examples.ts'
import { type Json, toOpenapi } from './schemas.ts'

/** Returns the OpenAPI operation of an endpoint. */
export function operationOf(name: NombreEndpoint, endpoint: Endpoint): Json {
  const { group, summary, permiso, body, bodyOptional } = endpoint
  const request = EXAMPLES[name]?.request ?? REQUEST_EXAMPLES[name]
  return {
    operationId: name,
    tags: [group],
    summary,
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: { required: !bodyOptional, content: json(toOpenapi(body), request) },
    }),
    responses: { ...success(name, endpoint), ...failures(endpoint) },
    security: permiso === 'publico' ? [] : [{ sesion: [] }],
  }
}

const json = (schema: Json, example?: object): Json => ({
  'application/json': { schema, ...(example && { example }) },
})

function parametersOf({ params, query, headers }: Endpoint): Json[] {
  const places = [
    ['path', params],
    ['query', query],
    ['header', headers],
  ] as const
  return places.flatMap(([place, schema]) => {
    const { properties = {}, required = [] } = (schema ?? {}) as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, value]) => {
      const { description, ...rest } = toOpenapi(value)
      return {
        name: place === 'header' ? titled(name) : name,
        in: place,
        required: required.includes(name),
        ...(description !== undefined && { description }),
        schema: rest,
      }
    })
  })
}

const titled = (header: string) => header.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())

const COOKIE = {
  'Set-Cookie': { description: 'La sesión, en turnero_sesion', schema: { type: 'string' } },
}
const RETRY_AFTER = {
  'Retry-After': { description: 'Segundos que conviene esperar', schema: { type: 'integer' } },
}

const success = (name: NombreEndpoint, { replies, replyType }: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      {
        description: status === '201' ? 'Creado' : 'Hecho',
        ...(name === 'entrar' && { headers: COOKIE }),
        content: replyType
          ? { [replyType]: { schema: toOpenapi(schema) } }
          : json(toOpenapi(schema), EXAMPLES[name]?.reply),
      },
    ]),
  )

const failures = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    errorsOf(endpoint).map(({ status, codigos }) => [
      status,
      {
        description: codigos.map(explain).join('\n') || STATUS_CODES[status],
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: json(toOpenapi(CuerpoError)),
      },
    ]),
  )

// The document is in Spanish, like the summaries of the contract.
const { errores } = textosDe('es')
const explain = (codigo: CodigoError) => `\`${codigo}\`: ${errores[codigo]}`
