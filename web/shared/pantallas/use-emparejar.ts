import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Emparejamiento } from '#contract/dispositivo.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export function useEmparejar(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Emparejamiento) => call(endpoints.emparejar, { params: { empresaId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.dispositivos(empresaId) }),
  })
}
