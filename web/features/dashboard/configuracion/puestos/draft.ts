import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { puestos } from '#texts/puestos.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'

/** A desk while it is edited. Without marked queues it serves all. */
export type Borrador = { id: string; nombre: string; colas: string[]; plazas: string }

export const draftOf = ({ id, nombre, colas, plazas }: PuestoDeEmpresa): Borrador => ({
  id,
  nombre,
  colas: colas ?? [],
  plazas: plazas === null ? '' : String(plazas),
})

/** Converts the draft to the request's form. */
export const sentOf = ({ id, nombre, colas, plazas }: Borrador) => ({
  id,
  nombre,
  colas: colas.length > 0 ? colas : null,
  plazas: plazas === '' ? null : Number(plazas),
})

const keyOf = (nombre: string) => limpiarLinea(nombre).toLowerCase()

/** Errors in the names of a list, by the path of each field. */
export const faultsOf = (lista: readonly Borrador[]): FieldErrors =>
  Object.fromEntries(
    lista.flatMap((puesto, i) => {
      const fault = faultOf(puesto, lista)
      return fault ? [[`puestos.${i}.nombre`, fault]] : []
    }),
  )

function faultOf({ id, nombre }: Borrador, lista: readonly Borrador[]): string | null {
  if (keyOf(nombre) === '') return puestos.editor.faltaNombre
  const first = lista.find((other) => keyOf(other.nombre) === keyOf(nombre))
  return first?.id === id ? null : puestos.editor.repetido
}

/** The first unused name. */
export function freeName(lista: readonly Borrador[], nameOf: (numero: number) => string): string {
  const used = new Set(lista.map(({ nombre }) => keyOf(nombre)))
  let numero = 1
  while (used.has(keyOf(nameOf(numero)))) numero++
  return nameOf(numero)
}
