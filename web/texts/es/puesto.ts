import { tieneNombre } from '#domain/nombre-de-puesto.ts'

/** Returns a desk's name ('Consultorio 2'), or 'Puesto 2' when it is only a number or a letter. */
export const nombrePuesto = (puesto: string): string => (tieneNombre(puesto) ? puesto : `Puesto ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => (tieneNombre(puesto) ? puesto : `El puesto ${puesto}`)

/** The desk as the destination of a call. */
export const aPuesto = (puesto: string): string =>
  tieneNombre(puesto) ? `a ${puesto}` : `al puesto ${puesto}`
