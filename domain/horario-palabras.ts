import type { Idioma } from '#contract/idioma.ts'
import { escribirHora } from './hora-escrita.ts'
import type { PalabrasDeHorario } from './horario-texto.ts'
import { paisDe } from './pais.ts'

const conMayuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase() + texto.slice(1)
const linea = (dias: string, horas: string) => `${conMayuscula(dias)}: ${horas}`
const lista =
  (y: string, antes = ' ') =>
  (partes: readonly string[]) =>
    partes.length > 1
      ? `${partes.slice(0, -1).join(', ')}${partes.length > 2 ? antes : ' '}${y} ${partes.at(-1)}`
      : (partes[0] ?? '')

/**
 * Words for writing opening hours as text. All languages are here, because the text is written for customers, in the
 * language of the empresa, and its owner edits it in another.
 */
export const PALABRAS_DE_HORARIO: Readonly<Record<Idioma, Omit<PalabrasDeHorario, 'hora'>>> = {
  es: {
    dias: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    todos: 'todos los días',
    tramo: (primero, ultimo) => `${primero} a ${ultimo}`,
    lista: lista('y'),
    rango: (abre, cierra) => `${abre} a ${cierra}`,
    todoElDia: '24 horas',
    linea,
  },
  en: {
    dias: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    todos: 'every day',
    tramo: (primero, ultimo) => `${primero} to ${ultimo}`,
    lista: lista('and', ', '),
    rango: (abre, cierra) => `${abre}–${cierra}`,
    todoElDia: '24 hours',
    linea,
  },
  pt: {
    dias: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    todos: 'todos os dias',
    tramo: (primero, ultimo) => `${primero} a ${ultimo}`,
    lista: lista('e'),
    rango: (abre, cierra) => `${abre} ${cierra.startsWith('1:') ? 'à' : 'às'} ${cierra}`,
    todoElDia: '24 horas',
    linea,
  },
}

/** Returns the words of a language, with times as in the country of a zone. */
export const palabrasDeHorario = (idioma: Idioma, zona: string | undefined): PalabrasDeHorario => ({
  ...PALABRAS_DE_HORARIO[idioma],
  hora: (minutos) => escribirHora(minutos, idioma, paisDe(zona)),
})
