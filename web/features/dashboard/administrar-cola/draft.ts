import type { CampoDeCola } from '#contract/campo.ts'
import { type Categoria, type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { camposDeCola } from '#texts/campos-de-cola.ts'

/** As typed: the time stays text until it is sent. */
export type Draft = {
  nombre: string
  descripcion: string
  tiempoEstimado: string
  prefijo: string
  prioridad: boolean
  pidePersonas: boolean
  /** '' for none. */
  sigue: string
  campos: CampoDeCola[]
}

export const emptyCategoria: Draft = {
  nombre: '',
  descripcion: '',
  tiempoEstimado: String(TIEMPO_ESTIMADO.defecto),
  prefijo: '',
  prioridad: false,
  pidePersonas: false,
  sigue: '',
  campos: [],
}

export const toDraft = ({ tiempoEstimado, sigue, ...categoria }: Categoria): Draft => ({
  nombre: categoria.nombre,
  descripcion: categoria.descripcion,
  tiempoEstimado: String(tiempoEstimado),
  prefijo: categoria.prefijo,
  prioridad: categoria.prioridad,
  pidePersonas: categoria.pidePersonas,
  sigue: sigue ?? '',
  campos: categoria.campos,
})

export const sentences = {
  tiempoEstimado: t.errorTiempo(TIEMPO_ESTIMADO.minimo, TIEMPO_ESTIMADO.maximo),
  prefijo: t.errorPrefijo,
}

export const toEnviada = (id: string, draft: Draft): CategoriaEnviada => ({
  id,
  ...draft,
  tiempoEstimado: Number(draft.tiempoEstimado),
  sigue: draft.sigue || null,
  campos: draft.campos.map((campo) => ({
    ...campo,
    opciones: campo.tipo === 'opcion' ? campo.opciones.map((o) => o.trim()).filter(Boolean) : [],
  })),
})

/** What the contract cannot say in words: a question without a name, a list without options. */
export function checkCampos({ campos }: Draft): { campos?: string } {
  const incomplete = campos.some(
    ({ nombre, tipo, opciones }) =>
      nombre.trim() === '' || (tipo === 'opcion' && !opciones.some((o) => o.trim() !== '')),
  )
  return incomplete ? { campos: camposDeCola.falta } : {}
}
