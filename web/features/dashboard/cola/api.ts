import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { refreshUnpushed } from '#web/shared/atender/actions.ts'

export type ColaRef = { empresaId: string; colaId: string }

export function useCambiarEstadoCola(params: ColaRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (activa: boolean) => call(endpoints.cambiarEstadoCola, { params, body: { activa } }),
    onSuccess: (reply) => client.setQueryData(keys.cola(params.empresaId, params.colaId), reply),
    onSettled: () => refreshUnpushed(client, params.empresaId),
  })
}

export function useCambiarApertura({ empresaId, colaId }: ColaRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (abierta: boolean) =>
      call(endpoints.cambiarApertura, { params: { empresaId }, body: { abierta, colas: [colaId] } }),
    onSettled: () => refreshUnpushed(client, empresaId),
  })
}

export function useCerrarJornada(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { colas?: string[]; pausar: boolean }) =>
      call(endpoints.cerrarJornada, { params: { empresaId }, body }),
    onSettled: () => refreshUnpushed(client, empresaId),
  })
}
