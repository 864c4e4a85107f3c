/** Why a password is refused: attackers try these first. */
export type Debilidad =
  | 'contrasena_comun'
  | 'contrasena_correo'
  | 'contrasena_producto'
  | 'contrasena_repetida'

const PRODUCTO = 'turnero'
/** Shorter names are part of too many good passwords. */
const NOMBRE_MINIMO = 4

/** Why a password is weak, apart from its length; null if it is not. `comun` receives it in lower case. */
export function debilidadDe(
  contrasena: string,
  correo: string,
  comun: (plana: string) => boolean,
): Debilidad | null {
  const plana = contrasena.normalize('NFKC').toLowerCase()
  if (new Set(plana).size === 1) return 'contrasena_repetida'
  const [nombre = ''] = correo.split('@')
  // A year or sign around the name does not make it stronger.
  const nucleo = plana.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const suyo = nombre.length >= NOMBRE_MINIMO && (nucleo === nombre || plana === nombre)
  if (suyo || plana.trim() === correo) return 'contrasena_correo'
  const letras = plana.replace(/[^\p{L}]/gu, '')
  if (letras !== '' && letras.replaceAll(PRODUCTO, '') === '') return 'contrasena_producto'
  return comun(plana.trim()) ? 'contrasena_comun' : null
}
