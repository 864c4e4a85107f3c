import { TIEMPO_ESTIMADO } from '#contract/cola.ts'

/** As typed: the time stays text until it is a number within its bounds. */
export const emptyCategoria = {
  nombre: '',
  descripcion: '',
  tiempo: String(TIEMPO_ESTIMADO.defecto),
  prioridad: false,
}

/** The typed minutes, or null when they are no whole number from 1 to 120. */
export function minutesOf(text: string): number | null {
  const minutes = Number(text)
  const valid =
    text.trim() !== '' &&
    Number.isInteger(minutes) &&
    minutes >= TIEMPO_ESTIMADO.minimo &&
    minutes <= TIEMPO_ESTIMADO.maximo
  return valid ? minutes : null
}
