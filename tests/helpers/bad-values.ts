import fc from 'fast-check'

interface Schema {
  type?: string
  nullable?: boolean
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

const TYPES: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.string(),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  boolean: fc.boolean(),
  null: fc.constant(null),
  array: fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 }),
  object: fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
}

const otherThan = (type: string, nullable: boolean): fc.Arbitrary<unknown> => {
  const own = type === 'integer' ? 'number' : type
  const good = nullable ? [own, 'null'] : [own]
  return fc.oneof(...Object.entries(TYPES).flatMap(([name, value]) => (good.includes(name) ? [] : [value])))
}

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://a b',
  'con\u0000nulo',
  'con\u0007campana',
  'media \ud83d pareja',
  '\udc00',
  '\u202egnirts',
  'renglón\nnuevo',
  '   ',
  '\u200b\u2060',
  '<img src=x onerror=alert(1)>',
  "'; drop table turno; --",
]

/** Values that a field with this schema must refuse. */
function badValue(schema: Schema): fc.Arbitrary<unknown> {
  const { type = 'string', pattern, minLength = 0, maxLength, minimum, maximum, maxItems, minItems } = schema
  const bad: fc.Arbitrary<unknown>[] = [otherThan(type, schema.nullable ?? false)]
  if (schema.enum) bad.push(fc.string().filter((word) => !schema.enum?.includes(word)))
  if (pattern) {
    const allowed = new RegExp(pattern, 'u')
    const refused = (text: string) => !allowed.test(text)
    bad.push(fc.constantFrom(...HOSTILE.filter(refused)), fc.string({ unit: 'binary' }).filter(refused))
  }
  if (maxLength) bad.push(fc.nat(5000).map((extra) => 'á'.repeat(maxLength + 1 + extra)))
  if (minLength > 0) bad.push(fc.nat(minLength - 1).map((length) => 'a'.repeat(length)))
  if (type === 'integer') bad.push(fc.constantFrom(1.5, 1e300, '5', Number.MIN_VALUE))
  if (minimum !== undefined) bad.push(fc.nat(1e6).map((n) => minimum - 1 - n))
  if (maximum !== undefined) bad.push(fc.nat(1e6).map((n) => maximum + 1 + n))
  if (minItems) bad.push(fc.constant([]))
  if (maxItems) bad.push(fc.constant(Array(maxItems + 1).fill({})))
  return fc.oneof(...bad)
}

type Body = Record<string, unknown>

/** The sample with one mistake: a missing field, or a bad value at some depth. */
export function badBody(schema: Schema, sample: Body): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema
  const broken = Object.entries(properties).flatMap(([name, field]) => {
    const options = [badValue(field).map((value) => ({ ...sample, [name]: value }))]
    if (required.includes(name)) {
      const { [name]: _left, ...rest } = sample
      options.push(fc.constant(rest))
    }
    const inside = sample[name]
    if (field.properties && inside) {
      options.push(badBody(field, inside as Body).map((value) => ({ ...sample, [name]: value })))
    }
    if (field.items?.properties && Array.isArray(inside)) {
      const [first, ...others] = inside as Body[]
      options.push(
        badBody(field.items, first ?? {}).map((value) => ({ ...sample, [name]: [value, ...others] })),
      )
    } else if (field.items && Array.isArray(inside)) {
      options.push(badValue(field.items).map((value) => ({ ...sample, [name]: [value] })))
    }
    return options
  })
  const notAnObject = fc.oneof(fc.string(), fc.integer(), fc.boolean(), TYPES.array as fc.Arbitrary<unknown>)
  return fc.oneof({ weight: 1, arbitrary: notAnObject }, { weight: 8, arbitrary: fc.oneof(...broken) })
}
