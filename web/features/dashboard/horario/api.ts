import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type {
  AperturaEnviada,
  HorarioColaEnviado,
  HorarioEmpresa,
  HorarioEnviado,
  PAISES_CON_FERIADOS,
} from '#contract/horario.ts'
import { call } from '#web/lib/api/api.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

export type Pais = (typeof PAISES_CON_FERIADOS)[number]

/** Caches the reply, which is always the whole horario, and refetches the company, which shows the hours as text. */
function useKeep(empresaId: string) {
  const client = useQueryClient()
  return (horario: HorarioEmpresa) => {
    client.setQueryData(keys.horario(empresaId), horario)
    void client.invalidateQueries({ queryKey: keys.empresa(empresaId) })
  }
}

/** Refetches the horario after another user has saved it. */
function useReread(empresaId: string) {
  const client = useQueryClient()
  return (error: unknown) => {
    if (isCodigo(error, 'horario_desactualizado')) {
      void client.invalidateQueries({ queryKey: keys.horario(empresaId) })
    }
  }
}

export const useGuardarHorario = (empresaId: string) =>
  useMutation({
    mutationFn: (body: HorarioEnviado) => call(endpoints.guardarHorario, { params: { empresaId }, body }),
    onSuccess: useKeep(empresaId),
    onError: useReread(empresaId),
  })

export const useGuardarHorarioCola = (empresaId: string) =>
  useMutation({
    mutationFn: ({ colaId, ...body }: HorarioColaEnviado & { colaId: string }) =>
      call(endpoints.guardarHorarioCola, { params: { empresaId, colaId }, body }),
    onSuccess: useKeep(empresaId),
    onError: useReread(empresaId),
  })

export const useCambiarApertura = (empresaId: string) =>
  useMutation({
    mutationFn: (body: AperturaEnviada) => call(endpoints.cambiarApertura, { params: { empresaId }, body }),
    onSuccess: useKeep(empresaId),
  })

/** Ends the service day at another time, from the next day on. */
export function useUsarCorte(empresaId: string) {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: (corte: number) =>
      call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: { corte } }),
    onSuccess: (reply) => {
      client.setQueryData(keys.empresa(empresaId), reply)
      return client.invalidateQueries({ queryKey: keys.horario(empresaId) })
    },
  })
}

export const useFeriados = (pais: Pais, anio: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.feriados(pais, anio),
    queryFn: ({ signal }) => call(endpoints.feriados, { params: { pais }, query: { anio }, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
