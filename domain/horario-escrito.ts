import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { escribirHora } from './hora-escrita.ts'
import type { Semana } from './horario.ts'
import { PALABRAS_DE_HORARIO } from './horario-palabras.ts'
import { escribirDias, escribirSemana, type PalabrasDeHorario } from './horario-texto.ts'

// Opening hours are stored as the text that customers read. What the service wrote can be read back and written anew.

/** Days by number, Monday is 0; hours as HH:MM. */
export type RangoEscrito = { dias: number[]; desde: string; hasta: string }

/** The words of each language with each clock. A country of each clock stands for all others. */
const ESCRITURAS: readonly PalabrasDeHorario[] = IDIOMAS.flatMap((idioma) =>
  ['CL', 'MX'].map((pais) => ({ ...PALABRAS_DE_HORARIO[idioma], hora: conPais(idioma, pais) })),
)

function conPais(idioma: Idioma, pais: string) {
  return (minutos: number) => escribirHora(minutos, idioma, pais)
}

const HORA = /(\d{1,2}):(\d{2})(?:\s?(a|p)\.?m)?/gi
const dos = (n: number) => String(n).padStart(2, '0')
const minutosDe = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))
const estaCompleto = ({ dias, desde, hasta }: RangoEscrito) => dias.length > 0 && desde !== '' && hasta !== ''
/** Spaces and case may differ from what was written. */
const suelto = (texto: string) => texto.replace(/\s/g, ' ').toLowerCase()

/** Writes one line for each range; leaves out a range without days or hours. */
export const escribirHorario = (rangos: readonly RangoEscrito[], palabras: PalabrasDeHorario): string =>
  rangos
    .filter(estaCompleto)
    .map(({ dias, desde, hasta }) => lineaDe(dias, minutosDe(desde), minutosDe(hasta), palabras))
    .join('\n')

const lineaDe = (dias: number[], desde: number, hasta: number, palabras: PalabrasDeHorario) =>
  palabras.linea(escribirDias(dias, palabras), palabras.rango(palabras.hora(desde), palabras.hora(hasta)))

const DIAS = 7

const diasDe = (mascara: number) =>
  Array.from({ length: DIAS }, (_, dia) => dia).filter((dia) => mascara & (1 << dia))

/** Every choice of days: there are only 127. */
const TODOS_LOS_DIAS = Array.from({ length: 2 ** DIAS - 1 }, (_, i) => diasDe(i + 1))

/**
 * Returns the range that `escribirHorario` writes as this line, or null. Compares the line with the text of each
 * choice of days instead of parsing words, so that it works for every language.
 */
function leerLinea(linea: string, palabras: PalabrasDeHorario): RangoEscrito | null {
  const [desde, hasta, ...mas] = [...linea.matchAll(HORA)].map(([, horas, minutos, mitad]) => {
    const hora = mitad ? (Number(horas) % 12) + (mitad.toLowerCase() === 'p' ? 12 : 0) : Number(horas)
    return hora * 60 + Number(minutos)
  })
  if (desde === undefined || hasta === undefined || mas.length > 0) return null
  const dias = TODOS_LOS_DIAS.find((cada) => suelto(lineaDe(cada, desde, hasta, palabras)) === suelto(linea))
  const hora = (minutos: number) => `${dos(Math.floor(minutos / 60))}:${dos(minutos % 60)}`
  return dias ? { dias, desde: hora(desde), hasta: hora(hasta) } : null
}

/** The ranges of a text that `escribirHorario` could have written in any language, or null for any other text. */
export function leerHorario(texto: string): RangoEscrito[] | null {
  const lineas = texto.trim() === '' ? [] : texto.trim().split('\n')
  const rangos = lineas.map((linea) => {
    for (const palabras of ESCRITURAS) {
      const rango = leerLinea(linea.trim(), palabras)
      if (rango) return rango
    }
    return null
  })
  return rangos.every((rango) => rango !== null) ? rangos : null
}

/** Whether a text is what the service writes for a week, in any language. */
export const esDeSemana = (texto: string, semana: Semana): boolean =>
  ESCRITURAS.some((palabras) => suelto(texto) === suelto(escribirSemana(semana, palabras)))

/** Returns the hours of an empresa in other words. A text that its owner wrote stays as it is. */
export function reescribirHorario(texto: string, semana: Semana | null, palabras: PalabrasDeHorario): string {
  if (semana && esDeSemana(texto, semana)) return escribirSemana(semana, palabras)
  const rangos = leerHorario(texto)
  return rangos ? escribirHorario(rangos, palabras) : texto
}
