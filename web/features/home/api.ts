import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useSesion } from '#web/lib/session.ts'

const REFRESH_MS = 30_000

export function useEmpresas() {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.empresas(correo),
    queryFn: ({ signal }) => call(endpoints.empresas, { params: { correo }, signal }),
    select: (reply) => reply.empresas,
    // The cards count who is waiting.
    refetchInterval: REFRESH_MS,
    enabled: correo !== '',
  })
}
