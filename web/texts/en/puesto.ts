import { tieneNombre } from '#domain/nombre-de-puesto.ts'

/** Returns a desk's name ('Room 2'), or 'Desk 2' when it is only a number or a letter. */
export const nombrePuesto = (puesto: string): string => (tieneNombre(puesto) ? puesto : `Desk ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => nombrePuesto(puesto)

/** The desk as the destination of a call. */
export const aPuesto = (puesto: string): string =>
  tieneNombre(puesto) ? `to ${puesto}` : `to desk ${puesto}`
