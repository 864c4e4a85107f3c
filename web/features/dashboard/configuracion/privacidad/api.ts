import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PrivacidadEnviada } from '#contract/privacidad.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export const usePrivacidad = (empresaId: string) =>
  useQuery({
    queryKey: keys.privacidad(empresaId),
    queryFn: () => call(endpoints.privacidad, { params: { empresaId } }),
  })

export function useGuardarPrivacidad(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PrivacidadEnviada) =>
      call(endpoints.guardarPrivacidad, { params: { empresaId }, body }),
    onSuccess: (reply) => client.setQueryData(keys.privacidad(empresaId), reply),
  })
}
