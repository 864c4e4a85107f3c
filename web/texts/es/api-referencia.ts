interface Referencia {
  /** Name and description of each group. */
  grupos: Readonly<Record<string, { nombre: string; texto: string }>>
  /** What each call does. */
  llamadas: Readonly<Record<string, string>>
}

/** The API reference in words of this language. The contract has the Spanish ones. */
export const apiReferencia: Referencia = { grupos: {}, llamadas: {} }
