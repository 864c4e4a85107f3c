/** Why a password is refused: whoever guesses tries these first. */
export type Debilidad =
  | 'contrasena_comun'
  | 'contrasena_correo'
  | 'contrasena_producto'
  | 'contrasena_repetida'

const PRODUCTO = 'turnero'
/** A shorter name is part of too many good passwords. */
const NOMBRE_MINIMO = 4

/** What is wrong with a password that is long enough; null when nothing is. `comun` gets it in lower case. */
export function debilidadDe(
  contrasena: string,
  correo: string,
  comun: (plana: string) => boolean,
): Debilidad | null {
  const plana = contrasena.normalize('NFKC').toLowerCase()
  if (new Set(plana).size === 1) return 'contrasena_repetida'
  const [nombre = ''] = correo.split('@')
  // With a year or a sign around it, it is still the same word.
  const nucleo = plana.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const suyo = nombre.length >= NOMBRE_MINIMO && (nucleo === nombre || plana === nombre)
  if (suyo || plana.trim() === correo) return 'contrasena_correo'
  const letras = plana.replace(/[^\p{L}]/gu, '')
  if (letras !== '' && letras.replaceAll(PRODUCTO, '') === '') return 'contrasena_producto'
  return comun(plana.trim()) ? 'contrasena_comun' : null
}
