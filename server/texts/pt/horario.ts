import type { Cuando } from '#domain/hora-local.ts'
import { PALABRAS_DE_HORARIO } from '#domain/horario-palabras.ts'
import { reaperturaCon } from '../reapertura.ts'
import { ERROR_TEXTS } from './errors.ts'

const { dias } = PALABRAS_DE_HORARIO.pt
// Saturday and Sunday are masculine.
const SABADO = 5

/** 'às 9:00', 'à 1:05'. */
export const alas = (hora: string) => (hora.startsWith('1:') ? `à ${hora}` : `às ${hora}`)

export const reapertura = reaperturaCon('pt', ERROR_TEXTS, (cuando) => `Abre ${diaDe(cuando)}.`)

function diaDe({ dia, diaDeSemana, fecha, hora }: Cuando): string {
  if (dia === 'hoy') return `hoje ${alas(hora)}`
  if (dia === 'manana') return `amanhã ${alas(hora)}`
  if (dia === 'semana') return `${diaDeSemana >= SABADO ? 'no' : 'na'} ${dias[diaDeSemana]} ${alas(hora)}`
  const larga = new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `em ${larga.format(Date.parse(fecha))} ${alas(hora)}`
}
