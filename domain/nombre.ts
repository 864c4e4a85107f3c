import type { NombresPublicos } from '#contract/empresa.ts'

/** Normalises typed text: composed characters, single spaces, no spaces at the ends. */
export const limpiarLinea = (texto: string): string => texto.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** The name of a customer as the staff sees it; '' until the call if the empresa hides names until then. */
export const nombreParaPersonal = (
  { nombre, llamado_en }: { nombre: string; llamado_en: number | null },
  { nombres_al_llamar }: { nombres_al_llamar: 0 | 1 },
): string => (nombres_al_llamar === 1 && llamado_en === null ? '' : nombre)

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
