import type { TSchema } from 'typebox'
import { Id } from './schema.ts'

interface Node {
  pattern?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

/** Lowercases the ids in a value, in place. */
export type LowercaseIds = (value: unknown) => void

type Holder = Record<string | number, unknown>

const isId = (node: Node): boolean => node.pattern === (Id as Node).pattern

/**
 * Returns a function that lowercases the ids of a schema, or null when the schema has none. Clients may send UUIDs in
 * any case; the service only uses lower case. The value must match the schema, or be unchecked path parameters.
 */
export function lowercaseIds(schema: TSchema | undefined): LowercaseIds | null {
  return schema ? lowercaseIn(schema as Node) : null
}

function lowercaseIn({ properties = {}, items, anyOf = [] }: Node): LowercaseIds | null {
  const steps: LowercaseIds[] = []
  for (const [name, node] of Object.entries(properties)) {
    const step = stepInto(node)
    if (step) steps.push((value) => step(value as Holder, name))
  }
  const step = items && stepInto(items)
  if (step) {
    steps.push((value) => {
      for (let i = 0; i < (value as unknown[]).length; i++) step(value as Holder, i)
    })
  }
  steps.push(...anyOf.flatMap((node) => lowercaseIn(node) ?? []))
  if (steps.length === 0) return null
  return (value) => {
    for (const step of steps) step(value)
  }
}

function stepInto(node: Node): ((holder: Holder, key: string | number) => void) | null {
  if (isId(node)) {
    return (holder, key) => {
      const id = holder[key]
      if (typeof id === 'string') holder[key] = id.toLowerCase()
    }
  }
  const inner = lowercaseIn(node)
  return (
    inner &&
    ((holder, key) => {
      const value = holder[key]
      if (typeof value === 'object' && value !== null) inner(value)
    })
  )
}
