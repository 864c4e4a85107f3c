import type { CampoDeCola } from '#contract/campo.ts'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'

export type Paso =
  | { tipo: 'servicio' | 'nombre' | 'personas' | 'preferencia' | 'codigo'; id: string }
  | { tipo: 'campo'; id: string; campo: CampoDeCola }

const paso = (tipo: Exclude<Paso['tipo'], 'campo'>): Paso => ({ tipo, id: tipo })

/** What a person is asked, one question at a time. A cola without a question skips its step. */
export function pasosDe(
  cola: Pick<ColaPublica, 'pideNombre' | 'pidePersonas' | 'campos'> | undefined,
  preferencias: Publico['preferencias'],
  pideCodigo: boolean,
): Paso[] {
  return [
    paso('servicio'),
    ...(cola?.pideNombre === 'no' ? [] : [paso('nombre')]),
    ...(cola?.pidePersonas ? [paso('personas')] : []),
    ...(cola?.campos ?? []).map((campo): Paso => ({ tipo: 'campo', id: campo.id, campo })),
    ...(preferencias.length > 0 ? [paso('preferencia')] : []),
    ...(pideCodigo ? [paso('codigo')] : []),
  ]
}

const CAMPO_DE = { servicio: 'colaId', nombre: 'nombre', personas: 'personas', codigo: 'codigoSala' } as const

/** The error of a step, if its answer was refused. */
export const errorDe = (one: Paso, errors: FieldErrors): string | undefined =>
  one.tipo === 'campo' ? errors[one.id] : one.tipo === 'preferencia' ? undefined : errors[CAMPO_DE[one.tipo]]
