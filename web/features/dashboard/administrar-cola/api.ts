import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Categoria, CategoriaEnviada, type Configuracion } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'

/** Keeps the fields that the contract lets us send. */
export const enviadaDe = (categoria: Categoria) =>
  Object.fromEntries(
    Object.entries(categoria).filter(([name]) => name in CategoriaEnviada.properties),
  ) as Pick<Categoria, keyof CategoriaEnviada>

export type Cambio = (categorias: CategoriaEnviada[]) => readonly CategoriaEnviada[]

/**
 * Changes the cached list and sends it whole, with its version. The server refuses it if another user changed the list
 * since then; the list is then refetched. Changes are sent one after the other, in order.
 */
export function useGuardarConfiguracion(empresaId: string) {
  const client = useQueryClient()
  const queryKey = keys.configuracion(empresaId)
  return useMutation({
    scope: { id: `categorias-${empresaId}` },
    mutationFn: async (cambio: Cambio) => {
      // A running GET would bring the old list back.
      await client.cancelQueries({ queryKey })
      const { categorias, version } = client.getQueryData<Configuracion>(queryKey) ?? {
        categorias: [],
        version: undefined,
      }
      const body = { categorias: [...cambio(categorias.map(enviadaDe))], version }
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
