import type { DetalleError } from '#contract/errores.ts'
import { ApiError } from '../api/api-error.ts'

/** Error sentences by field name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** Returns the server's error sentences by field. A detail for `config.horario` belongs to the field `horario`. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.detalles.map(({ campo, mensaje }: DetalleError) => [lastPart(campo), mensaje]),
  )
}

const lastPart = (campo: string) => campo.split('.').at(-1) ?? campo

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0

export const isBlank = (text: string) => text.trim() === ''

/** Returns `sentence` as the error of each named field that is empty. */
export const blankOf = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
  sentence: string,
): FieldErrors =>
  Object.fromEntries(names.filter((name) => isBlank(String(values[name]))).map((name) => [name, sentence]))
