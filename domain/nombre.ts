import type { PideNombre } from '#contract/cola.ts'
import type { NombresPublicos } from '#contract/empresa.ts'

/** Normalises typed text: composed characters, single spaces, no spaces at the ends. */
export const limpiarLinea = (texto: string): string => texto.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** The name that a take stores, '' for none. Returns null if the cola requires a name and there is none. */
export function nombreDePedido(escrito: string, { pide_nombre }: { pide_nombre: PideNombre }): string | null {
  if (pide_nombre === 'no') return ''
  const nombre = limpiarLinea(escrito)
  return nombre === '' && pide_nombre === 'si' ? null : nombre
}

interface Llamable {
  nombre: string
  llamado_en: number | null
}

/** Whether the customer has a name that the staff does not see until the call. */
export const seOculta = (
  { nombre, llamado_en }: Llamable,
  { nombres_al_llamar }: { nombres_al_llamar: 0 | 1 },
): boolean => nombres_al_llamar === 1 && llamado_en === null && nombre !== ''

/** The name of a customer as the staff sees it; '' until the call if the empresa hides names until then. */
export const nombreParaPersonal = (turno: Llamable, empresa: { nombres_al_llamar: 0 | 1 }): string =>
  seOculta(turno, empresa) ? '' : turno.nombre

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
