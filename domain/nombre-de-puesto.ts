/** Whether a desk has a name ('Consultorio 2') instead of only a number or a letter. */
export const tieneNombre = (puesto: string): boolean => /\p{L}{2}/u.test(puesto)
