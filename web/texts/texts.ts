/** Names whose values are codes in every language: they select a picture, an anchor or a link. */
type Code = 'id' | 'a'

/**
 * The type a language must satisfy: the same sentences as `es`, in any words. A language's file is `export const cola =
 * { … } satisfies Texts<typeof es>`; a missing sentence does not compile.
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
