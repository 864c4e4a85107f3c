import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

type Json = Record<string, unknown>

interface Reply {
  description: string
  content: { 'application/json': { schema: Json } }
}

/** Returns the schemas of a reply, JSON or file. */
const schemasOf = ({ content }: Reply): Json[] => Object.values(content).map(({ schema }) => schema)

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Json; example?: Json } } }
  responses: Record<string, Reply>
  security: Record<string, string[]>[]
}

interface Document {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}

// The keywords of a schema in OpenAPI 3.0.
const KEYWORDS = new Set(
  (
    'type properties required additionalProperties items allOf nullable enum description pattern ' +
    'minLength maxLength minimum maximum minItems maxItems $ref example'
  ).split(' '),
)

onOneEngine('the description of the API', 'sqlite', (app) => {
  let document: Document
  let operations: { path: string; method: string; operation: Operation }[]
  beforeAll(async () => {
    const response = await app.client().send('/api/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    document = (await response.json()) as Document
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
  })

  test('has every call of the contract under its own name, and the server answers each', () => {
    expect(document.openapi).toBe('3.0.3')
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    )
    const contracted = (Object.entries(endpoints) as [string, Endpoint][]).map(([name, e]) => {
      expect(app.app.http.hasRoute({ method: e.method, url: e.path }), name).toBe(true)
      return `${name} ${e.method.toLowerCase()} ${e.path.replace(/:(\w+)/g, '{$1}')}`
    })
    expect(described.sort()).toEqual(contracted.sort())
  })

  test('documents each call completely', () => {
    const tags = document.tags.map(({ name }) => name)
    for (const { path, method, operation } of operations) {
      const where = `${method} ${path}`
      expect(operation.summary, where).toMatch(/^[A-ZÁÉÍÓÚ].{5,}/)
      expect(tags, where).toContain(operation.tags[0])
      const inPath = operation.parameters.filter((p) => p.in === 'path')
      expect(
        inPath.map((p) => `{${p.name}}`),
        where,
      ).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(
        inPath.every((p) => p.required),
        where,
      ).toBe(true)
      for (const response of Object.values(operation.responses)) {
        expect(response.description, where).toMatch(/\S/)
        expect(schemasOf(response), where).toHaveLength(1)
      }
      const statuses = Object.keys(operation.responses)
      expect(
        statuses.some((s) => s === '200' || s === '201'),
        where,
      ).toBe(true)
      if (operation.security.length > 0) expect(statuses, where).toContain('401')
      if (operation.requestBody || path.includes('{')) expect(statuses, where).toContain('400')
      for (const status of statuses.filter((s) => Number(s) >= 400)) {
        expect(operation.responses[status]?.content['application/json'].schema, where).toEqual({
          $ref: '#/components/schemas/CuerpoError',
        })
      }
      for (const scheme of operation.security.flatMap((s) => Object.keys(s))) {
        expect(document.components.securitySchemes).toHaveProperty(scheme)
      }
    }
  })

  test('uses only keywords of OpenAPI 3.0, and every reference resolves', () => {
    const visit = (schema: Json, where: string): void => {
      for (const [key, value] of Object.entries(schema)) {
        expect(KEYWORDS, `${where}: ${key}`).toContain(key)
        if (key === '$ref') {
          expect(document.components.schemas, where).toHaveProperty(String(value).split('/').at(-1) ?? '')
        }
        if (key === 'properties') {
          for (const [name, inner] of Object.entries(value as Json)) visit(inner as Json, `${where}.${name}`)
        }
        if (key === 'items') visit(value as Json, `${where}[]`)
        if (key === 'allOf') for (const inner of value as Json[]) visit(inner, where)
        if (key === 'additionalProperties' && typeof value === 'object') visit(value as Json, where)
      }
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name)
    for (const { path, operation } of operations) {
      for (const parameter of operation.parameters) visit(parameter.schema, `${path} ${parameter.name}`)
      if (operation.requestBody) visit(operation.requestBody.content['application/json'].schema, path)
      for (const r of Object.values(operation.responses)) for (const s of schemasOf(r)) visit(s, path)
    }
    // A record with free keys keeps the schema of its values.
    const listo =
      document.paths['/api/salud/listo']?.get?.responses['200']?.content['application/json'].schema
    expect(listo).toMatchObject({ properties: { partes: { additionalProperties: { type: 'string' } } } })
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['CuerpoError', 'Empresa', 'Turno', 'ColaPersonal', 'Publico', 'Verificacion']),
    )
  })

  test('shows how to take a turno', () => {
    const take = document.paths['/api/proyectos/{empresaId}/cola/{colaId}']?.post
    expect(take?.requestBody?.content['application/json'].example).toMatchObject({ nombre: 'Lucía Gómez' })
    expect(take?.responses['201']).toMatchObject({
      content: { 'application/json': { example: { turno: { numero: 12, estado: 'en espera' } } } },
    })
    expect(take?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    )
    expect(Object.keys(take?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '402', '404', '409', '422', '429', '503']),
    )
  })
})
