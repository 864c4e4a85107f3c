import { type Categoria, type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'

/** As typed: the time stays text until it is a number within its bounds. */
export type Draft = { nombre: string; descripcion: string; tiempo: string; prioridad: boolean }

export const emptyCategoria: Draft = {
  nombre: '',
  descripcion: '',
  tiempo: String(TIEMPO_ESTIMADO.defecto),
  prioridad: false,
}

export const toDraft = ({ nombre, descripcion, tiempoEstimado, prioridad }: Categoria): Draft => ({
  nombre,
  descripcion,
  tiempo: String(tiempoEstimado),
  prioridad,
})

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

/** What can be sent, or null while something is missing. */
export function toEnviada(id: string, draft: Draft): CategoriaEnviada | null {
  const tiempoEstimado = minutesOf(draft.tiempo)
  const nombre = draft.nombre.trim()
  if (nombre === '' || tiempoEstimado === null) return null
  return { id, nombre, descripcion: draft.descripcion.trim(), prioridad: draft.prioridad, tiempoEstimado }
}
