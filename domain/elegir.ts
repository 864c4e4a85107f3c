import type { Elegir } from '#contract/empresa.ts'
import type { Cambio, Negativa, Turno } from './turno.ts'

/** The rule of an empresa about putting a customer before others, and the reason given for doing it. */
export interface Eleccion {
  regla: Elegir
  motivo: string
}

export const ELIGE_LIBRE: Eleccion = { regla: 'libre', motivo: '' }

/** Why a customer may not be put before `saltados` others; null if it is allowed. */
export function negativaDeElegir(saltados: number, { regla, motivo }: Eleccion): Negativa | null {
  if (saltados === 0 || regla === 'libre') return null
  if (regla === 'nadie') return 'elegir_no_permitido'
  return motivo === '' ? 'falta_motivo' : null
}

/** The record in the evento of how many customers were passed over, and why. */
export const datosDeElegir = (
  saltados: number,
  motivo: string,
): { saltados?: number; motivo?: string } | undefined =>
  saltados > 0 ? { saltados, ...(motivo && { motivo }) } : undefined

/** How many customers an action passed over by choice. */
export const saltadosDe = ({ datos }: Pick<Cambio<Turno>, 'datos'>): number =>
  (datos as { saltados?: number } | undefined)?.saltados ?? 0
