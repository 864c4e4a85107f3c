import type { CodigoError } from '#contract/errores.ts'
import { type Cuando, cuandoEs } from '#domain/hora-local.ts'
import type { PalabrasDeHorario } from '#domain/horario-texto.ts'
import type { Reapertura } from '#server/base/rechazo.ts'
import { ERROR_TEXTS } from './errors.ts'

const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const

/** Words for writing opening hours as text. */
export const PALABRAS_DE_HORARIO: PalabrasDeHorario = {
  dias: DIAS,
  todos: 'todos los días',
  tramo: (primero, ultimo) => `${primero} a ${ultimo}`,
  lista: (partes) =>
    partes.length > 1 ? `${partes.slice(0, -1).join(', ')} y ${partes.at(-1)}` : (partes[0] ?? ''),
  rango: (abre, cierra) => `${abre} a ${cierra}`,
  todoElDia: '24 horas',
  linea: (dias, horas) => `${dias.charAt(0).toLocaleUpperCase('es')}${dias.slice(1)}: ${horas}`,
}

/** Returns why a cola is closed, with the reason of a special day and the time at which it opens. */
export function fraseDeReapertura(codigo: CodigoError, { abre, motivo, ahora, zona }: Reapertura): string {
  const frase = ERROR_TEXTS[codigo]
  const conMotivo =
    motivo && codigo === 'fuera_de_horario' ? `${frase.replace(/\.$/, '')}: ${motivo}.` : frase
  return abre === null ? conMotivo : `${conMotivo} Abre ${diaDe(cuandoEs(abre, ahora, zona))}.`
}

export const alas = (hora: string) => (hora.startsWith('1:') ? `a la ${hora}` : `a las ${hora}`)

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `hoy ${alas(hora)}`
  if (dia === 'manana') return `mañana ${alas(hora)}`
  if (dia === 'semana') return `el ${DIAS[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `el ${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
