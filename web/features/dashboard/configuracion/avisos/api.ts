import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AjustesAvisosEnviados } from '#contract/ajustes-avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export const useAjustesAvisos = (empresaId: string) =>
  useQuery({
    queryKey: keys.ajustesAvisos(empresaId),
    queryFn: ({ signal }) => call(endpoints.ajustesAvisos, { params: { empresaId }, signal }),
  })

export function useGuardarAjustesAvisos(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AjustesAvisosEnviados) =>
      call(endpoints.guardarAjustesAvisos, { params: { empresaId }, body }),
    onSuccess: (reply) => client.setQueryData(keys.ajustesAvisos(empresaId), reply),
  })
}

export const useProbarAvisos = (empresaId: string) =>
  useMutation({
    mutationFn: (body: { canal: 'whatsapp' | 'sms'; destino: string }) =>
      call(endpoints.probarAvisos, { params: { empresaId }, body }),
  })

export const useEntregas = (empresaId: string, solo?: 'fallidas') =>
  useQuery({
    queryKey: keys.entregas(empresaId, solo),
    queryFn: ({ signal }) => call(endpoints.entregas, { params: { empresaId }, query: { solo }, signal }),
    select: ({ entregas }) => entregas,
    refetchInterval: 30_000,
  })
