import type { estimado as es } from '../es/estimado.ts'
import type { Texts } from '../texts.ts'

const HORA = 60

/** Formats minutes as '50 min', '2 h' or '1 h 50 min', without line breaks inside. */
export function duracion(minutos: number): string {
  if (minutos < HORA) return `${minutos}\u00a0min`
  const horas = `${Math.floor(minutos / HORA)}\u00a0h`
  const resto = minutos % HORA
  return resto === 0 ? horas : `${horas}\u00a0${resto}\u00a0min`
}

/** The estimated wait that remains. */
export const estimado = {
  menosDeUno: `menos de ${duracion(1)}`,
  hasta: (max: number) => `até ${duracion(max)}`,
  exacto: duracion,
  rango: (min: number, max: number) =>
    max < HORA ? `${min} a ${duracion(max)}` : `${duracion(min)} a ${duracion(max)}`,
} as const satisfies Texts<typeof es>
