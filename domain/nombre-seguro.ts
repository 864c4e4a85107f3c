import { limpiarLinea } from './nombre.ts'

/** Maximum length, in code points, of a name repeated in a message. */
export const NOMBRE_SEGURO_MAXIMO = 60

/** Digits in a row, with common separators, that phones offer to call. */
const TELEFONO = /[+(]?\p{Nd}(?:[\s()./·–-]*\p{Nd}){6,}/gu
const DIRECCION = /\S*:\/\/\S*|www\.\S*|\S+@\S+/giu
/** The dot before a top-level domain: 'evil.com', not 'S.A.', 'Dr. Ríos' or '3.5'. */
const PUNTO_DE_DOMINIO = /(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{N}\p{M}_-]*\p{L})(?=[\p{L}\p{M}\p{N}_-]{2})/gu

/** Replaces wide and small forms of ASCII characters, and other dots that browsers treat as one. */
const comoAscii = (texto: string): string =>
  texto
    .replace(/[\uFE50-\uFE6B\uFF01-\uFF5E]/g, (c) => c.normalize('NFKC'))
    .replace(/[\u2024\u3002\uFF61]/g, '.')

/**
 * A user-supplied name that is safe to repeat in a message to others: one short line without anything that a mail
 * client or phone turns into a link. Empty when nothing is left.
 */
export function nombreSeguro(nombre: string): string {
  const visible = nombre
    .replace(/[\p{Cc}\p{Z}]/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
  const sinEnlaces = comoAscii(visible)
    .replace(DIRECCION, ' ')
    .replaceAll('@', ' ')
    .replace(PUNTO_DE_DOMINIO, ' ')
    .replace(TELEFONO, ' ')
  const corto = [...limpiarLinea(sinEnlaces)].slice(0, NOMBRE_SEGURO_MAXIMO).join('').trim()
  return /[\p{L}\p{N}]/u.test(corto) ? corto : ''
}
