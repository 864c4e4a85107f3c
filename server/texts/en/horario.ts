import type { Cuando } from '#domain/hora-local.ts'
import { PALABRAS_DE_HORARIO } from '#domain/horario-palabras.ts'
import { reaperturaCon } from '../reapertura.ts'
import { ERROR_TEXTS } from './errors.ts'

const { dias } = PALABRAS_DE_HORARIO.en

export const reapertura = reaperturaCon('en', ERROR_TEXTS, (cuando) => `Opens ${diaDe(cuando)}.`)

export const alas = (hora: string) => `at ${hora}`

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `today ${alas(hora)}`
  if (dia === 'manana') return `tomorrow ${alas(hora)}`
  if (dia === 'semana') return `${dias[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
