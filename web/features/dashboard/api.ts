import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useSesion } from '#web/lib/session.ts'

export function useEmpresa(id: string) {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.empresa(id),
    queryFn: ({ signal }) => call(endpoints.empresa, { params: { correo, id }, signal }),
    select: (reply) => reply.empresa,
    enabled: correo !== '',
  })
}
