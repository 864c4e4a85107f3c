import type { TSchema } from 'typebox'
import * as cola from '#contract/cola.ts'
import * as cuenta from '#contract/cuenta.ts'
import * as dispositivo from '#contract/dispositivo.ts'
import * as empresa from '#contract/empresa.ts'
import * as equipo from '#contract/equipo.ts'
import * as errores from '#contract/errores.ts'
import * as estadisticas from '#contract/estadisticas.ts'
import * as turno from '#contract/turno.ts'

export type Json = Record<string, unknown>

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && ('properties' in value || 'enum' in value)

const exported = Object.entries({
  ...errores,
  ...turno,
  ...empresa,
  ...cola,
  ...cuenta,
  ...dispositivo,
  ...equipo,
  ...estadisticas,
})

// Schemas are compared by content, because composing them creates copies.
const nameOf = new Map<string, string>()
for (const [name, value] of exported) {
  if (isSchema(value) && !nameOf.has(JSON.stringify(value))) nameOf.set(JSON.stringify(value), name)
}

/** Converts a schema of the contract to OpenAPI 3.0, with references to named schemas. */
export function toOpenapi(schema: TSchema | Json): Json {
  const { nullable, ...rest } = schema as Json
  const name = nameOf.get(JSON.stringify(rest))
  if (!name) return inner(schema as Json)
  const $ref = `#/components/schemas/${name}`
  return nullable ? { nullable, allOf: [{ $ref }] } : { $ref }
}

function inner(schema: Json): Json {
  const { properties, items, patternProperties, ...rest } = schema
  const [open] = Object.values((patternProperties ?? {}) as Record<string, Json>)
  return {
    ...rest,
    ...(properties !== undefined && { properties: mapValues(properties as Record<string, Json>) }),
    ...(items !== undefined && { items: toOpenapi(items as Json) }),
    ...(open && { additionalProperties: toOpenapi(open) }),
  }
}

const mapValues = (schemas: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toOpenapi(schema)]))

export function componentSchemas(): Json {
  const named = [...nameOf].map(([text, name]) => [name, inner(JSON.parse(text) as Json)] as const)
  return Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b)))
}
