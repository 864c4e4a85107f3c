import validators from '@fastify/ajv-compiler'
import serializers from '@fastify/fast-json-stringify-compiler'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { compileLater } from './compile-later.ts'

const compileValidator = validators()({}, compileLater.ajv) as (route: object) => unknown
const compileSerializer = serializers()({}, undefined) as (route: object) => unknown

// Schemas are compiled on first use, so without this test a broken one would only fail in its first request.
test.each(Object.entries<Endpoint>(endpoints))('the schemas of %s compile', (_name, endpoint) => {
  const { params, query, headers, body, replies } = endpoint
  for (const schema of [params, query, headers, body])
    if (schema) expect(compileValidator({ schema })).toBeTypeOf('function')
  for (const schema of Object.values(replies)) expect(compileSerializer({ schema })).toBeTypeOf('function')
})
