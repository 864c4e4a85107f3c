import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

/** Often enough to notice that a screen was turned off. */
const REFRESH_MS = 30_000

export const useDispositivos = (empresaId: string) =>
  useQuery({
    queryKey: keys.dispositivos(empresaId),
    queryFn: ({ signal }) => call(endpoints.dispositivos, { params: { empresaId }, signal }),
    select: (reply) => reply.dispositivos,
    refetchInterval: REFRESH_MS,
  })

export function useRevocar(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dispositivoId: string) =>
      call(endpoints.revocarDispositivo, { params: { empresaId, dispositivoId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.dispositivos(empresaId) }),
  })
}
