import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PuestoEnviado } from '#contract/puesto.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export function useGuardarPuestos(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (puestos: PuestoEnviado[]) =>
      call(endpoints.guardarPuestos, {
        params: { empresaId },
        body: { puestos },
      }),
    onSuccess: (reply) => client.setQueryData(keys.puestos(empresaId), reply),
  })
}
