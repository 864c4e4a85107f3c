import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnuncioEnviado } from '#contract/ajustes-avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

export const useAnuncios = (empresaId: string) =>
  useQuery({
    queryKey: keys.anuncios(empresaId),
    queryFn: ({ signal }) => call(endpoints.anuncios, { params: { empresaId }, signal }),
    select: ({ anuncios }) => anuncios,
    refetchInterval: 60_000,
  })

export function useAnunciar(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AnuncioEnviado) => call(endpoints.anunciar, { params: { empresaId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.anuncios(empresaId) }),
  })
}

export function useTerminarAnuncio(empresaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (anuncioId: string) => call(endpoints.terminarAnuncio, { params: { empresaId, anuncioId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.anuncios(empresaId) }),
  })
}
