import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { limpiarLinea } from '#domain/nombre.ts'

/** A desk as it is edited. No queue marked: it serves all. */
export type Borrador = { id: string; nombre: string; colas: string[]; plazas: string }

export const draftOf = ({ id, nombre, colas, plazas }: PuestoDeEmpresa): Borrador => ({
  id,
  nombre,
  colas: colas ?? [],
  plazas: plazas === null ? '' : String(plazas),
})

/** As the server wants it. */
export const sentOf = ({ id, nombre, colas, plazas }: Borrador) => ({
  id,
  nombre,
  colas: colas.length > 0 ? colas : null,
  plazas: plazas === '' ? null : Number(plazas),
})

const keyOf = (nombre: string) => limpiarLinea(nombre).toLowerCase()

export type Falta = 'faltaNombre' | 'repetido' | null

/** What is wrong with a desk of a list. */
export function faultOf({ id, nombre }: Borrador, lista: readonly Borrador[]): Falta {
  if (keyOf(nombre) === '') return 'faltaNombre'
  const first = lista.find((other) => keyOf(other.nombre) === keyOf(nombre))
  return first?.id === id ? null : 'repetido'
}

/** The list with one desk a place further up (-1) or down (1). */
export function moved(lista: readonly Borrador[], id: string, by: -1 | 1): Borrador[] {
  const from = lista.findIndex((puesto) => puesto.id === id)
  const to = from + by
  const puesto = lista[from]
  if (!puesto || to < 0 || to >= lista.length) return [...lista]
  const rest = lista.filter((other) => other !== puesto)
  return [...rest.slice(0, to), puesto, ...rest.slice(to)]
}

/** The first number whose name is free. */
export function freeName(lista: readonly Borrador[], nameOf: (numero: number) => string): string {
  const used = new Set(lista.map(({ nombre }) => keyOf(nombre)))
  let numero = 1
  while (used.has(keyOf(nameOf(numero)))) numero++
  return nameOf(numero)
}
