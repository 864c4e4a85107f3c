/** Whether a desk has a name of its own ('Consultorio 2'), not only a number or a letter. */
const conNombre = (puesto: string): boolean => /\p{L}{2}/u.test(puesto)

/** A desk with a name is called by it ('Consultorio 2'); one that is only a number or a letter is 'Puesto 2'. */
export const nombrePuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `Puesto ${puesto}`)

/** The desk as the subject of a sentence. */
export const elPuesto = (puesto: string): string => (conNombre(puesto) ? puesto : `El puesto ${puesto}`)

/** Where somebody is called to. */
export const aPuesto = (puesto: string): string => (conNombre(puesto) ? `a ${puesto}` : `al puesto ${puesto}`)
