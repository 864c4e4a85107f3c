import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

const AGAIN_MS = 10_000

type Of = { empresaId: string; turnoId: string }

/** The notices of one turno, polled while one of them is pending. */
export const useEntregasOfTurno = (params: Of, enabled: boolean) =>
  useQuery({
    queryKey: keys.entregasDeTurno(params.empresaId, params.turnoId),
    queryFn: ({ signal }) => call(endpoints.entregasDeTurno, { params, signal }),
    select: (reply) => reply.entregas,
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.entregas.some(({ estado }) => estado === 'pendiente') ? AGAIN_MS : false,
  })
