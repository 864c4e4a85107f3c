/** Stands for a customer who gave no name, or whose name is hidden until the call. */
export const sinNombre = (etiqueta: string) => `Turno ${etiqueta}`

const TURNO = /^Turno (?=\S+$|\d+ · )/

/** Returns 'a Ana' or 'al turno 5'. */
export const a = (nombre: string) => (TURNO.test(nombre) ? nombre.replace(TURNO, 'al turno ') : `a ${nombre}`)

/** Returns 'de Ana' or 'del turno 5'. */
export const de = (nombre: string) =>
  TURNO.test(nombre) ? nombre.replace(TURNO, 'del turno ') : `de ${nombre}`

/** Returns a number with its name: '5, Ana'. A hidden name is left out. */
export const conNombre = (etiqueta: string, nombre: string) => (nombre ? `${etiqueta}, ${nombre}` : etiqueta)
