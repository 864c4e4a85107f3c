import type { estimado as es } from '../es/estimado.ts'
import type { Texts } from '../texts.ts'

const HORA = 60

/** Formats minutes as '50 min', '2 hr' or '1 hr 50 min', without line breaks inside. */
export function duracion(minutos: number): string {
  if (minutos < HORA) return `${minutos}\u00a0min`
  const horas = `${Math.floor(minutos / HORA)}\u00a0hr`
  const resto = minutos % HORA
  return resto === 0 ? horas : `${horas}\u00a0${resto}\u00a0min`
}

export const estimado = {
  menosDeUno: `less than ${duracion(1)}`,
  hasta: (max: number) => `up to ${duracion(max)}`,
  exacto: duracion,
  rango: (min: number, max: number) =>
    max < HORA ? `${min}–${duracion(max)}` : `${duracion(min)} to ${duracion(max)}`,
} as const satisfies Texts<typeof es>
