import type { CodigoError } from '#contract/errores.ts'
import { type Cuando, cuandoEs } from '#domain/hora-local.ts'
import type { PalabrasDeHorario } from '#domain/horario-texto.ts'
import type { Reapertura } from '#server/base/rechazo.ts'
import { ERROR_TEXTS } from './errors.ts'

const DIAS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function lista(partes: readonly string[]): string {
  if (partes.length < 3) return partes.join(' and ')
  return `${partes.slice(0, -1).join(', ')}, and ${partes.at(-1)}`
}

/** The same words as in web/texts/en/horario.ts, which reads this text back. */
export const PALABRAS_DE_HORARIO: PalabrasDeHorario = {
  dias: DIAS,
  todos: 'every day',
  tramo: (primero, ultimo) => `${primero} to ${ultimo}`,
  lista,
  rango: (abre, cierra) => `${abre}–${cierra}`,
  todoElDia: '24 hours',
  linea: (dias, horas) => `${dias.charAt(0).toLocaleUpperCase('en')}${dias.slice(1)}: ${horas}`,
}

/** Returns why a cola is closed, with the reason of a special day and the time at which it opens. */
export function fraseDeReapertura(codigo: CodigoError, { abre, motivo, ahora, zona }: Reapertura): string {
  const frase = ERROR_TEXTS[codigo]
  const conMotivo =
    motivo && codigo === 'fuera_de_horario' ? `${frase.replace(/\.$/, '')}: ${motivo}.` : frase
  return abre === null ? conMotivo : `${conMotivo} Opens ${diaDe(cuandoEs(abre, ahora, zona))}.`
}

/** Returns a 24-hour time such as '16:00' as 'at 4:00 PM'. */
export function alas(hora: string): string {
  const [horas = '', minutos = ''] = hora.split(':')
  const numero = Number(horas)
  return `at ${numero % 12 || 12}:${minutos} ${numero < 12 ? 'AM' : 'PM'}`
}

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `today ${alas(hora)}`
  if (dia === 'manana') return `tomorrow ${alas(hora)}`
  if (dia === 'semana') return `${DIAS[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
