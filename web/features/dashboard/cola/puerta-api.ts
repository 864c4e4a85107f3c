import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useRefresh } from './api.ts'

const REFRESH_MS = 15_000

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
    onSuccess: (puerta) => client.setQueryData(keys.puerta(empresaId), puerta),
  })
}

export function useCancelarRafaga(empresaId: string) {
  const client = useQueryClient()
  const refresh = useRefresh({ empresaId })
  return useMutation({
    mutationFn: (rafagaId: string) => call(endpoints.cancelarRafaga, { params: { empresaId, rafagaId } }),
    onSettled: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: keys.puerta(empresaId) })]),
  })
}
