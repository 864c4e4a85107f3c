/** A desk with a name is called by it ('Consultorio 2'); one that is only a number or a letter is 'Puesto 2'. */
export const nombrePuesto = (puesto: string): string =>
  /\p{L}{2}/u.test(puesto) ? puesto : `Puesto ${puesto}`
