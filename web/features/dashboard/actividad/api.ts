import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { FiltroDeActividad } from '#contract/actividad.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Periodo } from '#contract/estadisticas.ts'
import { call, urlOf } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

export const useActividad = (empresaId: string, filtro: FiltroDeActividad) =>
  useInfiniteQuery({
    queryKey: keys.actividad(empresaId, filtro),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.actividad, {
        params: { empresaId },
        query: { ...filtro, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
  })

export const exportarActividadUrl = (empresaId: string, filtro: FiltroDeActividad) =>
  urlOf(endpoints.exportarActividad.path, { empresaId }, filtro)

export const usePersonas = (empresaId: string, periodo: Periodo) =>
  useQuery({
    queryKey: keys.personas(empresaId, periodo),
    queryFn: ({ signal }) =>
      call(endpoints.estadisticasDePersonas, { params: { empresaId }, query: { periodo }, signal }),
    placeholderData: keepPreviousData,
  })

export const exportarPersonasUrl = (empresaId: string, periodo: Periodo) =>
  urlOf(endpoints.exportarPersonas.path, { empresaId }, { periodo })

/** Sets how many months the activity is kept; null: forever. */
export function useConservar(id: string) {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: (actividadMeses: number | null) =>
      call(endpoints.cambiarEmpresa, { params: { correo, id }, body: { actividadMeses } }),
    onSuccess: (reply) => {
      client.setQueryData(keys.empresa(id), reply)
      client.invalidateQueries({ queryKey: keys.actividades(id) })
    },
  })
}
