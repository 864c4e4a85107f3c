import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

/** Polled, because the code changes with time and bursts can start at any moment. */
const REFRESH_MS = 30_000

export const usePuerta = (empresaId: string) =>
  useQuery({
    queryKey: keys.puerta(empresaId),
    queryFn: ({ signal }) => call(endpoints.puerta, { params: { empresaId }, signal }),
    refetchInterval: REFRESH_MS,
  })

export function useCambiarPuerta(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pideCodigo: boolean) =>
      call(endpoints.cambiarPuerta, { params: { empresaId }, body: { pideCodigo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.puerta(empresaId) }),
  })
}

export function useCancelarRafaga(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rafagaId: string) => call(endpoints.cancelarRafaga, { params: { empresaId, rafagaId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.puerta(empresaId) }),
  })
}
