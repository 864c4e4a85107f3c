import { type Categoria, type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'

/** As typed: the time stays text until it is sent. */
export type Draft = {
  nombre: string
  descripcion: string
  tiempoEstimado: string
  prefijo: string
  prioridad: boolean
}

export const emptyCategoria: Draft = {
  nombre: '',
  descripcion: '',
  tiempoEstimado: String(TIEMPO_ESTIMADO.defecto),
  prefijo: '',
  prioridad: false,
}

export const toDraft = ({ nombre, descripcion, tiempoEstimado, prefijo, prioridad }: Categoria): Draft => ({
  nombre,
  descripcion,
  tiempoEstimado: String(tiempoEstimado),
  prefijo,
  prioridad,
})

export const sentences = {
  tiempoEstimado: t.errorTiempo(TIEMPO_ESTIMADO.minimo, TIEMPO_ESTIMADO.maximo),
  prefijo: t.errorPrefijo,
}

export const toEnviada = (id: string, draft: Draft): CategoriaEnviada => ({
  id,
  ...draft,
  tiempoEstimado: Number(draft.tiempoEstimado),
})
