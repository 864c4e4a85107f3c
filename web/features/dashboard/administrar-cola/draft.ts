import { type Categoria, type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { camposDeCola } from '#texts/campos-de-cola.ts'
import { enviadaDe } from './api.ts'

/** The form's values: the time stays text until it is sent, and an empty `sigue` means no next step. */
export type Draft = Required<Omit<CategoriaEnviada, 'id' | 'tiempoEstimado' | 'sigue'>> & {
  tiempoEstimado: string
  sigue: string
}

export const emptyCategoria: Draft = {
  nombre: '',
  descripcion: '',
  tiempoEstimado: String(TIEMPO_ESTIMADO.defecto),
  prefijo: '',
  prioridad: false,
  pideNombre: 'si',
  pidePersonas: false,
  sigue: '',
  campos: [],
}

export function toDraft(categoria: Categoria): Draft {
  const { id: _, tiempoEstimado, sigue, ...rest } = enviadaDe(categoria)
  return { ...rest, tiempoEstimado: String(tiempoEstimado), sigue: sigue ?? '' }
}

export const sentences = () => ({
  tiempoEstimado: t.errorTiempo(TIEMPO_ESTIMADO.minimo, TIEMPO_ESTIMADO.maximo),
  prefijo: t.errorPrefijo,
})

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

/** Checks what the contract cannot explain in words: a question without a name, a list without options. */
export function checkCampos({ campos }: Draft): { campos?: string } {
  const incomplete = campos.some(
    ({ nombre, tipo, opciones }) =>
      nombre.trim() === '' || (tipo === 'opcion' && !opciones.some((o) => o.trim() !== '')),
  )
  return incomplete ? { campos: camposDeCola.falta } : {}
}
