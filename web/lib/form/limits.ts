/** The constraints of one value in a schema of the contract. */
export type Limits = {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  properties?: Record<string, Limits>
}

/**
 * Returns the limits of a body's fields by name. Fields of a nested object are flattened: `config.horario` is
 * `horario`.
 */
export function limitsOf(body: object): Record<string, Limits> {
  const { properties = {} } = body as Limits
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, limits]) =>
      limits.properties ? limitsOf(limits) : { [name]: limits },
    ),
  )
}

/** `malformed`: the length is right, but the format does not match the contract. */
export type Problem = 'missing' | 'short' | 'long' | 'range' | 'malformed'

/** Values with a pattern are trimmed before they are sent. Passwords have no pattern and are sent as typed. */
export const cleaned = (text: string, limits: Limits | undefined) => (limits?.pattern ? text.trim() : text)

/** Returns the first problem with the typed text, or null. */
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
