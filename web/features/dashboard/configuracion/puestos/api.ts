import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PuestosEnviados } from '#contract/puesto.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export function useGuardarPuestos(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PuestosEnviados) => call(endpoints.guardarPuestos, { params: { empresaId }, body }),
    onSuccess: (reply) => client.setQueryData(keys.puestos(empresaId), reply),
  })
}
