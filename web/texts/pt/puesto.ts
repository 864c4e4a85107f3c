import { tieneNombre } from '#domain/nombre-de-puesto.ts'

/** Returns a desk's name ('Consultório 2'), or 'Guichê 2' when it is only a number or a letter. */
export const nombrePuesto = (puesto: string): string => (tieneNombre(puesto) ? puesto : `Guichê ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => (tieneNombre(puesto) ? puesto : `O guichê ${puesto}`)

/** The desk as the destination of a call. Without an article for a name, because its gender is unknown. */
export const aPuesto = (puesto: string): string =>
  tieneNombre(puesto) ? `para ${puesto}` : `para o guichê ${puesto}`
