import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'
import serializers, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'
import { countStoredLength } from './stored-length.ts'

type Validate = ((data: unknown) => unknown) & { errors?: unknown }

const validatorsOf = AjvCompiler()
const serializersOf = serializers()

const buildValidator = ((schemas, options) => {
  const compile = validatorsOf(schemas, options)
  return (route) => {
    let compiled: Validate | undefined
    const validate: Validate = (data) => {
      compiled ??= compile(route) as Validate
      const valid = compiled(data)
      validate.errors = compiled.errors
      return valid
    }
    return validate
  }
}) as BuildCompilerFromPool

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = serializersOf(schemas, options)
  // Nearly all endpoints share the error schema.
  const known = new WeakMap<object, Serializer>()
  return (route) => {
    const schema = route.schema as object
    let compiled: Serializer | undefined
    return (data) => {
      if (!compiled) {
        compiled = known.get(schema) ?? compile(route)
        known.set(schema, compiled)
      }
      return compiled(data)
    }
  }
}

const ajv = {
  customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true },
  plugins: [countStoredLength],
}

/**
 * Server options that make Fastify's own compilers compile a schema when it is first used.
 * Compiling all of them took most of the start-up time (decision 236).
 */
export const compileLater = {
  ajv,
  schemaController: { compilersFactory: { buildValidator, buildSerializer } },
}
