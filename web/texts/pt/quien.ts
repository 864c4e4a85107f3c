/** Stands for a customer who gave no name, or whose name is hidden until the call. */
export const sinNombre = (etiqueta: string) => `Senha ${etiqueta}`

const SENHA = /^Senha (?=\S+$|\d+ · )/

/** Returns the object of a sentence: 'Ana' or 'a senha 5'. */
export const quem = (nombre: string) => nombre.replace(SENHA, 'a senha ')

/** Returns 'de Ana' or 'da senha 5'. */
export const de = (nombre: string) =>
  SENHA.test(nombre) ? nombre.replace(SENHA, 'da senha ') : `de ${nombre}`

/** Returns a number with its name: '5, Ana'. A hidden name is left out. */
export const conNombre = (etiqueta: string, nombre: string) => (nombre ? `${etiqueta}, ${nombre}` : etiqueta)
