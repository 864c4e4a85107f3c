import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoriaEnviada, Configuracion } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isCodigo } from '#web/lib/api-error.ts'
import { keys } from '#web/lib/keys.ts'

const toEnviada = ({
  id,
  nombre,
  descripcion,
  prioridad,
  tiempoEstimado,
}: CategoriaEnviada): CategoriaEnviada => ({
  id,
  nombre,
  descripcion,
  prioridad,
  tiempoEstimado,
})

/** Sends the whole list with its version: a list that somebody else changed meanwhile is refused. */
export function useAgregarCategoria(empresaId: string, { categorias, version }: Configuracion) {
  const client = useQueryClient()
  const queryKey = keys.configuracion(empresaId)
  return useMutation({
    mutationFn: (nueva: CategoriaEnviada) =>
      call(endpoints.guardarConfiguracion, {
        params: { empresaId },
        body: { categorias: [...categorias.map(toEnviada), nueva], version },
      }),
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
    onError: (error) => {
      if (isCodigo(error, 'lista_desactualizada')) client.invalidateQueries({ queryKey })
    },
  })
}

export function useEliminarCategoria(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (colaId: string) => call(endpoints.borrarCola, { params: { empresaId, colaId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.configuracion(empresaId) }),
  })
}
