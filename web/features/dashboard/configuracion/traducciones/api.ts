import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { TraduccionesEnviadas } from '#contract/traduccion.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export const useTraducciones = (empresaId: string) =>
  useQuery({
    queryKey: keys.traducciones(empresaId),
    queryFn: () => call(endpoints.traducciones, { params: { empresaId } }),
  })

export function useGuardarTraducciones(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TraduccionesEnviadas) =>
      call(endpoints.guardarTraducciones, { params: { empresaId }, body }),
    onSuccess: (reply) => client.setQueryData(keys.traducciones(empresaId), reply),
  })
}
