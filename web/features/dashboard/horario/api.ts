import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type {
  AperturaEnviada,
  HorarioColaEnviado,
  HorarioEmpresa,
  HorarioEnviado,
  PAISES_CON_FERIADOS,
} from '#contract/horario.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'

export type Pais = (typeof PAISES_CON_FERIADOS)[number]

export const useHorario = (empresaId: string) =>
  useQuery({
    queryKey: keys.horario(empresaId),
    queryFn: ({ signal }) => call(endpoints.horario, { params: { empresaId }, signal }),
  })

/** Every change answers with the whole; the company shows its text too. */
function useKeep(empresaId: string) {
  const client = useQueryClient()
  return (horario: HorarioEmpresa) => {
    client.setQueryData(keys.horario(empresaId), horario)
    void client.invalidateQueries({ queryKey: keys.empresa(empresaId) })
  }
}

export const useGuardarHorario = (empresaId: string) =>
  useMutation({
    mutationFn: (body: HorarioEnviado) => call(endpoints.guardarHorario, { params: { empresaId }, body }),
    onSuccess: useKeep(empresaId),
  })

export const useGuardarHorarioCola = (empresaId: string) =>
  useMutation({
    mutationFn: ({ colaId, ...body }: HorarioColaEnviado & { colaId: string }) =>
      call(endpoints.guardarHorarioCola, { params: { empresaId, colaId }, body }),
    onSuccess: useKeep(empresaId),
  })

export const useCambiarApertura = (empresaId: string) =>
  useMutation({
    mutationFn: (body: AperturaEnviada) => call(endpoints.cambiarApertura, { params: { empresaId }, body }),
    onSuccess: useKeep(empresaId),
  })

export const useFeriados = (pais: Pais, anio: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.feriados(pais, anio),
    queryFn: ({ signal }) => call(endpoints.feriados, { params: { pais }, query: { anio }, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
