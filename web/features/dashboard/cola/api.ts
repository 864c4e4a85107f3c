import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useCallNext } from '#web/shared/puesto/use-call-next.ts'
import { withCall } from './with-call.ts'

export type ColaRef = { empresaId: string; colaId: string }

/** Reads every cola and their list again: one puesto may serve several colas. */
export function useRefresh({ empresaId }: Pick<ColaRef, 'empresaId'>) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.colas(empresaId) }),
      client.invalidateQueries({ queryKey: keys.configuracion(empresaId) }),
    ])
}

export function useSiguiente(params: ColaRef) {
  const client = useQueryClient()
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: useCallNext(params.empresaId, params.colaId),
    onSuccess: (llamada) =>
      client.setQueryData<ColaPersonal>(keys.cola(params.empresaId, params.colaId), (estado) =>
        estado ? withCall(estado, llamada, new Date().toISOString()) : estado,
      ),
    onSettled: () => void refresh(),
  })
}

export function useDeshacer(params: ColaRef) {
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: (turnoId: string) => call(endpoints.deshacer, { params, body: { turnoId } }),
    onSettled: refresh,
  })
}

export type AccionTurno = 'finalizar' | 'ausente' | 'rellamar'

/** Each action is the endpoint of its name. */
export function useAccionTurno({ empresaId }: ColaRef) {
  const refresh = useRefresh({ empresaId })
  return useMutation({
    mutationFn: ({ accion, turnoId }: { accion: AccionTurno; turnoId: string }) =>
      call(endpoints[accion], { params: { empresaId, turnoId } }),
    onSettled: refresh,
  })
}

export function useCambiarEstadoCola(params: ColaRef) {
  const client = useQueryClient()
  const refresh = useRefresh(params)
  return useMutation({
    mutationFn: (activa: boolean) => call(endpoints.cambiarEstadoCola, { params, body: { activa } }),
    onSuccess: (reply) => client.setQueryData(keys.cola(params.empresaId, params.colaId), reply),
    onSettled: refresh,
  })
}

export function useCerrarJornada(empresaId: string) {
  const refresh = useRefresh({ empresaId })
  return useMutation({
    mutationFn: (colas: string[] | undefined) =>
      call(endpoints.cerrarJornada, { params: { empresaId }, body: colas ? { colas } : {} }),
    onSettled: refresh,
  })
}
