/** Whether a desk has a name ('Consultório 2') instead of only a number or a letter. */
const conNombre = (puesto: string): boolean => /\p{L}{2}/u.test(puesto)

/** Returns a desk's name ('Consultório 2'), or 'Guichê 2' when it is only a number or a letter. */
export const nombrePuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `Guichê ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `O guichê ${puesto}`)

/** The desk as the destination of a call. Without an article for a name, because its gender is unknown. */
export const aPuesto = (puesto: string): string =>
  conNombre(puesto) ? `para ${puesto}` : `para o guichê ${puesto}`
