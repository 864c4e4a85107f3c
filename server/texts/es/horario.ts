import type { Cuando } from '#domain/hora-local.ts'
import { PALABRAS_DE_HORARIO } from '#domain/horario-palabras.ts'
import { reaperturaCon } from '../reapertura.ts'
import { ERROR_TEXTS } from './errors.ts'

const { dias } = PALABRAS_DE_HORARIO.es

export const reapertura = reaperturaCon('es', ERROR_TEXTS, (cuando) => `Abre ${diaDe(cuando)}.`)

export const alas = (hora: string) => (hora.startsWith('1:') ? `a la ${hora}` : `a las ${hora}`)

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `hoy ${alas(hora)}`
  if (dia === 'manana') return `mañana ${alas(hora)}`
  if (dia === 'semana') return `el ${dias[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `el ${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
