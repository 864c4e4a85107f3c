import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoriaEnviada, Configuracion } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'

const toEnviada = (categoria: CategoriaEnviada): CategoriaEnviada => ({
  id: categoria.id,
  nombre: categoria.nombre,
  descripcion: categoria.descripcion,
  prioridad: categoria.prioridad,
  tiempoEstimado: categoria.tiempoEstimado,
  prefijo: categoria.prefijo,
  pidePersonas: categoria.pidePersonas,
  campos: categoria.campos,
  sigue: categoria.sigue,
})

export type Cambio = (categorias: CategoriaEnviada[]) => readonly CategoriaEnviada[]

/**
 * Changes the list as it is known here and sends it whole, with its version. The server refuses a list that
 * somebody else changed meanwhile; it is then read again. Changes are sent one after the other, in order.
 */
export function useGuardarConfiguracion(empresaId: string) {
  const client = useQueryClient()
  const queryKey = keys.configuracion(empresaId)
  return useMutation({
    scope: { id: `categorias-${empresaId}` },
    mutationFn: async (cambio: Cambio) => {
      // A GET that is under way would bring the old list back.
      await client.cancelQueries({ queryKey })
      const { categorias, version } = client.getQueryData<Configuracion>(queryKey) ?? {
        categorias: [],
        version: undefined,
      }
      const body = { categorias: [...cambio(categorias.map(toEnviada))], version }
      return call(endpoints.guardarConfiguracion, { params: { empresaId }, body })
    },
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
    onError: (error) => {
      if (isCodigo(error, 'lista_desactualizada')) client.invalidateQueries({ queryKey })
    },
  })
}

export function useBorrarCola(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (colaId: string) => call(endpoints.borrarCola, { params: { empresaId, colaId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.configuracion(empresaId) }),
  })
}
