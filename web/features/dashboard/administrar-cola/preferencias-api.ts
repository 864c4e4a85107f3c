import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { Preferencia } from '#contract/preferencia.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export function useGuardarPreferencias(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (preferencias: Preferencia[]) =>
      call(endpoints.guardarPreferencias, { params: { empresaId }, body: { preferencias } }),
    onSuccess: (reply) => client.setQueryData(keys.preferencias(empresaId), reply),
  })
}
