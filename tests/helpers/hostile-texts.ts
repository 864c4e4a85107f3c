interface Schema {
  type?: string
  enum?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** Values that every visible text must refuse. */
export const UNREADABLE = [
  'con\u0000nulo',
  'campana\u0007',
  'media \ud83d pareja',
  '\udc00',
  'a\u202eb',
  '\u001b[2J',
]

/** Values that every URL must refuse. */
export const DANGEROUS_URLS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://ejemplo.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//ejemplo.com/x.png',
  'https://ejemplo.com/" onerror="alert(1)',
  'https://ejemplo.com/\nx',
]

export interface TextField {
  name: string
  /** The sample with this field replaced. */
  put(value: string): unknown
}

/** Returns every field of a body that takes free text. */
export function textFields(schema: Schema, sample: unknown, name = ''): TextField[] {
  if (schema.type === 'string') return schema.enum ? [] : [{ name, put: (value) => value }]
  if (schema.items) {
    const [first, ...others] = Array.isArray(sample) ? sample : []
    return textFields(schema.items, first, name).map((field) => ({
      name: field.name,
      put: (value) => [field.put(value), ...others],
    }))
  }
  const whole = sample as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    textFields(inner, whole?.[key], key).map((field) => ({
      name: field.name,
      put: (value) => ({ ...whole, [key]: field.put(value) }),
    })),
  )
}
