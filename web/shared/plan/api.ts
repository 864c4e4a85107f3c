import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EstadoPlan } from '#contract/cuenta.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

const REFRESH_MS = 60_000

/** The account's plan, and how much of its limits a company has used today. */
export function usePlan(empresaId: string) {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.plan(correo, empresaId),
    queryFn: ({ signal }) => call(endpoints.plan, { params: { correo }, query: { empresaId }, signal }),
    enabled: correo !== '',
    refetchInterval: REFRESH_MS,
  })
}

export function useCambiarPlan() {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: (plan: string) => call(endpoints.cambiarPlan, { params: { correo }, body: { plan } }),
    onSuccess: (reply) => {
      // Another plan changes only the limits, not what the company has used.
      client.setQueriesData<EstadoPlan>(
        { queryKey: keys.planes(correo) },
        (before) => before && { ...reply, uso: before.uso },
      )
      // The plan decides what public screens show and how many turnos a cola issues.
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'plan' })
    },
  })
}
