import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PreferenciasEnviadas } from '#contract/preferencia.ts'
import { call } from '#web/lib/api/api.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'

export function useGuardarPreferencias(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PreferenciasEnviadas) =>
      call(endpoints.guardarPreferencias, { params: { empresaId }, body }),
    onSuccess: (reply) => client.setQueryData(keys.preferencias(empresaId), reply),
    onError: (error) => {
      if (isCodigo(error, 'lista_desactualizada'))
        void client.invalidateQueries({ queryKey: keys.preferencias(empresaId) })
    },
  })
}
