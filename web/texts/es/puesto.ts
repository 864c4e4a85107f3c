/** Whether a desk has a name ('Consultorio 2') instead of only a number or a letter. */
const conNombre = (puesto: string): boolean => /\p{L}{2}/u.test(puesto)

/** Returns a desk's name ('Consultorio 2'), or 'Puesto 2' when it is only a number or a letter. */
export const nombrePuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `Puesto ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `El puesto ${puesto}`)

/** The desk as the destination of a call. */
export const aPuesto = (puesto: string): string => (conNombre(puesto) ? `a ${puesto}` : `al puesto ${puesto}`)
