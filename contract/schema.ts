import { type Static, type TOptional, type TSchema, Type } from 'typebox'

/** A string enum. A typed `enum` serializes faster than a union of constants. */
export const oneOf = <const T extends readonly string[]>(values: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })

/** A value or null, in the form that both OpenAPI 3.0 and the reply serializer understand. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, nullable: true })

/** An object without additional properties: unknown fields are dropped. */
export const object = <T extends Record<string, TSchema>>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** Makes every field optional. */
export const optional = <T extends Record<string, TSchema>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])) as {
    [K in keyof T]: TOptional<T[K]>
  }

// Control characters, lone surrogates and direction overrides would garble a wall screen or a log.
const FORBIDDEN = '\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069'
// More combining marks on one letter than any language uses would cover the lines around it.
const PLAIN = '(?![\\s\\S]*\\p{M}{4})'
// Fillers count as letters and blank Braille as a symbol, although they are invisible.
const VISIBLE = '(?=[\\s\\S]*(?![\\p{DI}\\u2800\\u{1d159}])[\\p{L}\\p{N}\\p{P}\\p{S}])'

/** One line of text with at least one visible character. */
export const line = (maxLength: number, options: object = {}) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${PLAIN}${VISIBLE}[^\\p{Cc}${FORBIDDEN}]*$`, ...options })

/** One line of text with at least one visible character, or nothing. */
export const lineOrNothing = (maxLength: number, options: object = {}) =>
  Type.String({ maxLength, pattern: `^(?: *|${PLAIN}${VISIBLE}[^\\p{Cc}${FORBIDDEN}]*)$`, ...options })

/** One line of text that may be empty. */
export const optionalLine = (maxLength: number, options: object = {}) =>
  Type.String({ maxLength, pattern: `^${PLAIN}[^\\p{Cc}${FORBIDDEN}]*$`, ...options })

/** Several lines of text, possibly empty. */
export const paragraph = (maxLength: number, options: object = {}) =>
  Type.String({ maxLength, pattern: `^${PLAIN}(?:[^\\p{Cc}${FORBIDDEN}]|[\\n\\r\\t])*$`, ...options })

export const Id = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'UUID',
})

export const Epoca = Type.Integer({
  description: 'Otra época: los datos se restauraron. Un seq solo se compara con otro de la misma época',
})

/** Identifies the content of a list or schedule that is saved as a whole. */
export const Version = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Envía la que leíste para no pisar los cambios de otra persona',
})

/** ISO 8601 in UTC, such as 2026-03-01T15:04:05.000Z. */
export const Instante = Type.String({ description: 'Fecha y hora ISO 8601 en UTC' })

/** When the remains of deleted data are gone from the disk as well. */
export const BorradoCompleto = nullable(
  Type.String({
    description: 'Cuándo no queda ningún resto en el disco; null si lo decide PostgreSQL en su limpieza',
  }),
)

export const Correo = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+$',
  description: 'Correo electrónico',
})

export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Color #rrggbb' })

const urlOf = (scheme: string) => `${scheme}://[^\\s\\p{Cc}\\p{Cs}<>"'\`\\\\]+`
const urlPattern = (scheme: string) => `^(?:${urlOf(scheme)})?$`
const HTTPS = '[hH][tT][tT][pP][sS]'
/** An https address or an empty string: pages only load images over https. */
export const UrlSegura = Type.String({ maxLength: 2048, pattern: urlPattern(HTTPS) })
/** An https address, one of the service's own files under `path`, or an empty string. */
export const urlSeguraOPropia = (path: string) =>
  Type.String({ maxLength: 2048, pattern: `^(?:${urlOf(HTTPS)}|${path}[\\w/.-]+)?$` })
export const UrlWeb = Type.String({ maxLength: 2048, pattern: urlPattern(`${HTTPS}?`) })

/** Offset of the next page of a list; absent on the last page. */
export const Siguiente = Type.Optional(Type.Integer({ description: 'Desde dónde seguir, si hay más' }))
