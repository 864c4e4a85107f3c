/** What a schema of the contract demands of one value. */
export type Limits = {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  properties?: Record<string, Limits>
}

/** The limits of a body's fields by name. Those of a nested object count as the body's own, as `horario` of `config`. */
export function limitsOf(body: object): Record<string, Limits> {
  const { properties = {} } = body as Limits
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, limits]) =>
      limits.properties ? limitsOf(limits) : { [name]: limits },
    ),
  )
}

/** `malformed`: it has the right length and is written in a way the contract does not accept. */
export type Problem = 'missing' | 'short' | 'long' | 'range' | 'malformed'

/** Texts with a pattern are trimmed before they are sent; a password has none and is sent as typed. */
export const cleaned = (text: string, limits: Limits | undefined) => (limits?.pattern ? text.trim() : text)

/** The first thing that is wrong with what was typed, or null. */
export function problemOf(typed: string, limits: Limits): Problem | null {
  const text = cleaned(typed, limits)
  if (limits.type === 'integer') return isIntegerWithin(text, limits) ? null : 'range'
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = limits
  if (text === '' && minLength > 0) return 'missing'
  if (text.length < minLength) return 'short'
  if (text.length > maxLength) return 'long'
  return pattern && !new RegExp(pattern, 'u').test(text) ? 'malformed' : null
}

function isIntegerWithin(text: string, { minimum = -Infinity, maximum = Infinity }: Limits): boolean {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= minimum && value <= maximum
}
