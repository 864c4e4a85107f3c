/** Why a password is refused: attackers try these first. */
export type Debilidad =
  | 'contrasena_comun'
  | 'contrasena_correo'
  | 'contrasena_producto'
  | 'contrasena_repetida'

const PRODUCTO = 'turnero'
/** Shorter names are part of too many good passwords. */
const NOMBRE_MINIMO = 4

/** A text in lower case, without accents. */
export const sinAdornos = (texto: string): string =>
  texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Shorter words at the beginning of a password say little about the rest. */
const PALABRA_MINIMA = 3

/** A password, and what is left without the symbols, digits and years that people add to a word. */
function variantes(contrasena: string): string[] {
  const plana = sinAdornos(contrasena)
  const cortas = [plana.replace(/[^\p{L}\p{N}]+$/u, ''), plana.replace(/[^\p{L}]+$/u, '')]
  return [plana, ...cortas.filter((corta) => corta.length >= PALABRA_MINIMA)]
}

/** Why a password is weak, apart from its length; null if it is not. `comun` receives `sinAdornos` of its variants. */
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
  return variantes(contrasena).some(comun) ? 'contrasena_comun' : null
}
