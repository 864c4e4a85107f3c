/** Names whose values are codes in every language: they choose a picture, an anchor or a link. */
type Code = 'id' | 'a'

/**
 * What another language must say, given what `es` says: the same sentences, in any words. A language's file is
 * `export const cola = { … } satisfies Texts<typeof es>`; a missing sentence does not compile.
 */
export type Texts<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (...values: infer Values) => infer Said
        ? (...values: Values) => Texts<Said>
        : { readonly [K in keyof T]: K extends Code ? T[K] : Texts<T[K]> }
