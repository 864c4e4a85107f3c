/** Returns a number with its name: '5, Ana'. A hidden name is left out. */
export const conNombre = (etiqueta: string, nombre: string) => (nombre ? `${etiqueta}, ${nombre}` : etiqueta)
