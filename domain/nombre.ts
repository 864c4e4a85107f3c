import type { NombresPublicos } from '#contract/empresa.ts'

/** Normalises typed text: composed characters, single spaces, no spaces at the ends. */
export const limpiarLinea = (texto: string): string => texto.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** The part of a customer's name that strangers see. */
export function nombrePublico(nombre: string, modo: NombresPublicos): string {
  const palabras = () => nombre.split(' ').filter(Boolean)
  switch (modo) {
    case 'completo':
      return nombre
    case 'nombre':
      return palabras()[0] ?? ''
    case 'iniciales':
      return palabras()
        .map((palabra) => `${[...palabra][0]?.toLocaleUpperCase('es')}.`)
        .join(' ')
    case 'numero':
      return ''
  }
}
