import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'

export type ColaRef = { empresaId: string; colaId: string }

/** After any action on a queue both its own state and the list of queues are read again. */
function useRefresh({ empresaId, colaId }: ColaRef) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.cola(empresaId, colaId) }),
      client.invalidateQueries({ queryKey: keys.configuracion(empresaId) }),
    ])
}

export function useLlamarSiguiente(params: ColaRef) {
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: () => call(endpoints.siguiente, { params, body: {} }),
    onSettled: refresh,
  })
}

export function useFinalizar(cola: ColaRef) {
  const refresh = useRefresh(cola)
  return useMutation({
    mutationFn: (turnoId: string) =>
      call(endpoints.finalizar, { params: { empresaId: cola.empresaId, turnoId } }),
    onSettled: refresh,
  })
}

export function useCambiarEstado(params: ColaRef) {
  const client = useQueryClient()
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: (activa: boolean) => call(endpoints.cambiarEstadoCola, { params, body: { activa } }),
    onSuccess: (reply) => client.setQueryData(keys.cola(params.empresaId, params.colaId), reply),
    onSettled: refresh,
  })
}

export function useAgregarCliente(params: ColaRef) {
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: ({ nombre, key }: { nombre: string; key: string }) =>
      call(endpoints.pedirTurno, {
        params,
        headers: { 'idempotency-key': key },
        body: { nombre, origen: 'panel' },
      }),
    onSettled: refresh,
  })
}
