import type { FieldErrors } from './field-errors.ts'

type Item = { id: string | number }

/** Moves the item `id` to the place `to`. Returns the same list when it cannot move. */
export function movedTo<T extends Item>(items: readonly T[], id: T['id'], to: number): readonly T[] {
  const item = items.find((each) => each.id === id)
  if (!item || to < 0 || to >= items.length) return items
  const rest = items.filter((other) => other !== item)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Moves the item `id` one place up (-1) or down (1). */
export const moved = <T extends Item>(items: readonly T[], id: T['id'], by: -1 | 1): readonly T[] =>
  movedTo(items, id, items.findIndex((item) => item.id === id) + by)

type ListName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly Item[] ? Name : never
}[keyof Values & string]

type ItemOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer T extends Item)[]
  ? T
  : never

type Form<Values> = {
  values: Values
  wrong: FieldErrors
  errors: FieldErrors
  edit: (change: Partial<Values>) => void
}

/** From the first edit on, the version stays that of the list that the user saw, whatever others save meanwhile. */
export const withVersion = <Values extends { version: string }>(form: Form<Values>): Form<Values> => ({
  ...form,
  edit: (change) => form.edit({ version: form.values.version, ...change } as Partial<Values>),
})

/** Edits a list inside a form. Items are identified by id, and the list is sent as a whole. */
export function listOf<Values extends object, Name extends ListName<Values>>(form: Form<Values>, name: Name) {
  type T = ItemOf<Values, Name>
  const items = form.values[name] as readonly T[]
  const put = (next: readonly T[]) => form.edit({ [name]: next } as unknown as Partial<Values>)
  return {
    items,
    add: (item: T) => put([...items, item]),
    change: (id: T['id'], fields: Partial<T>) =>
      put(items.map((item) => (item.id === id ? { ...item, ...fields } : item))),
    remove: (id: T['id']) => put(items.filter((item) => item.id !== id)),
    move: (id: T['id'], by: -1 | 1) => put(moved(items, id, by)),
    /** Returns the error of a field of the item at `index`: that of the check first, then the server's. */
    errorOf(index: number, field: keyof T & string): string | undefined {
      const path = `${name}.${index}.${field}`
      return form.wrong[path] ?? form.errors[path]
    },
  }
}
