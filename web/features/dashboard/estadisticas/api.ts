import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { type Periodo, REFRESCO_ESTADISTICAS_S } from '#contract/estadisticas.ts'
import { call, urlOf } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export const REFRESCO_MS = REFRESCO_ESTADISTICAS_S * 1000

export const useEstadisticas = (empresaId: string, periodo: Periodo, automatic: boolean) =>
  useQuery({
    queryKey: keys.estadisticas(empresaId, periodo),
    queryFn: ({ signal }) =>
      call(endpoints.estadisticas, { params: { empresaId }, query: { periodo }, signal }),
    refetchInterval: automatic ? REFRESCO_MS : false,
    placeholderData: keepPreviousData,
  })

export const exportarEstadisticasUrl = (empresaId: string, periodo: Periodo) =>
  urlOf(endpoints.exportarEstadisticas.path, { empresaId }, { periodo })
