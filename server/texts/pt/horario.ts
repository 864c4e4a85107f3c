import type { CodigoError } from '#contract/errores.ts'
import { type Cuando, cuandoEs } from '#domain/hora-local.ts'
import type { PalabrasDeHorario } from '#domain/horario-texto.ts'
import type { Reapertura } from '#server/base/rechazo.ts'
import { ERROR_TEXTS } from './errors.ts'

const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
// Saturday and Sunday are masculine.
const SABADO = 5

/** 'às 9:00', 'à 1:05'. */
export const alas = (hora: string) => (/^0?1:/.test(hora) ? `à ${hora}` : `às ${hora}`)

/** Words for writing opening hours as text. */
export const PALABRAS_DE_HORARIO: PalabrasDeHorario = {
  dias: DIAS,
  todos: 'todos os dias',
  tramo: (primero, ultimo) => `${primero} a ${ultimo}`,
  lista: (partes) =>
    partes.length > 1 ? `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}` : (partes[0] ?? ''),
  rango: (abre, cierra) => `${abre} ${alas(cierra)}`,
  todoElDia: '24 horas',
  linea: (dias, horas) => `${dias.charAt(0).toLocaleUpperCase('pt')}${dias.slice(1)}: ${horas}`,
}

/** Returns why a cola is closed, with the reason of a special day and the time at which it opens. */
export function fraseDeReapertura(codigo: CodigoError, { abre, motivo, ahora, zona }: Reapertura): string {
  const frase = ERROR_TEXTS[codigo]
  const conMotivo =
    motivo && codigo === 'fuera_de_horario' ? `${frase.replace(/\.$/, '')}: ${motivo}.` : frase
  return abre === null ? conMotivo : `${conMotivo} Abre ${diaDe(cuandoEs(abre, ahora, zona))}.`
}

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `hoje ${alas(hora)}`
  if (dia === 'manana') return `amanhã ${alas(hora)}`
  if (dia === 'semana') return `${diaDeSemana >= SABADO ? 'no' : 'na'} ${DIAS[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `em ${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
