import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { EXAMPLES, REQUEST_EXAMPLES } from './examples.ts'

const all = Object.entries(endpoints) as [NombreEndpoint, Endpoint][]
/** Groups in which every endpoint needs an example. */
const WHOLE = ['Equipo', 'Puestos', 'Actividad']

const requestOf = (name: NombreEndpoint) => EXAMPLES[name]?.request ?? REQUEST_EXAMPLES[name]
const replyOf = ({ replies }: Endpoint) => replies[200] ?? replies[201]

/** Converts OpenAPI's `nullable`, which the contract uses, to JSON Schema. */
const withNull = (schema: TSchema): TSchema =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.nullable === true ? { anyOf: [{ ...value, nullable: undefined }, { type: 'null' }] } : value,
  )

const wrongWith = (schema: TSchema, example: object) => [...Value.Errors(withNull(schema), example)]

describe('the examples of the API', () => {
  test.each(all)('%s: examples match the schemas', (name, endpoint) => {
    const request = requestOf(name)
    if (request && endpoint.body) expect(wrongWith(endpoint.body, request)).toEqual([])
    const reply = EXAMPLES[name]?.reply
    const schema = replyOf(endpoint)
    if (reply && schema) expect(wrongWith(schema, reply)).toEqual([])
  })

  test('exist for every endpoint of the complete groups', () => {
    const bare = all
      .filter(([, { group }]) => WHOLE.includes(group))
      .filter(([name, endpoint]) => {
        const fields = Object.keys(
          (replyOf(endpoint) as { properties?: object } | undefined)?.properties ?? {},
        )
        const silent = endpoint.body !== undefined && !requestOf(name)
        return silent || (fields.length > 0 && !EXAMPLES[name] && !REQUEST_EXAMPLES[name])
      })
      .map(([name]) => name)
    expect(bare).toEqual([])
  })
})
