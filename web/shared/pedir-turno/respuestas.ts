import type { Pide, Respuestas } from '#domain/formulario.ts'
import { preguntas as t } from '#texts/preguntas.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'

/** Errors for required questions without an answer. */
export function faltan({ campos }: Respuestas, cola: Pide | undefined): FieldErrors {
  const missing = (cola?.campos ?? []).filter(({ id, obligatorio }) => obligatorio && !campos[id]?.trim())
  return Object.fromEntries(missing.map(({ id }) => [id, t.falta]))
}
