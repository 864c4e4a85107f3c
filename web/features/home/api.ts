import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Empresa } from '#contract/empresa.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

const REFRESH_MS = 30_000

const useCorreo = () => useSesion()?.correo ?? ''

/** Reads the first pages of the companies. Users with more than a hundred load the next pages on request. */
export function useEmpresas(paginas: number) {
  const correo = useCorreo()
  return useQuery({
    queryKey: [...keys.empresas(correo), paginas],
    queryFn: async ({ signal }) => {
      const empresas: Empresa[] = []
      let siguiente: number | undefined = 0
      for (let n = 0; n < paginas && siguiente !== undefined; n++) {
        const query = siguiente > 0 ? { desde: String(siguiente) } : {}
        const pagina: ReplyOf<typeof endpoints.empresas> = await call(endpoints.empresas, {
          params: { correo },
          query,
          signal,
        })
        empresas.push(...pagina.empresas)
        siguiente = pagina.siguiente
      }
      return { empresas, hayMas: siguiente !== undefined }
    },
    placeholderData: keepPreviousData,
    // The cards show how many customers are waiting.
    refetchInterval: REFRESH_MS,
    enabled: correo !== '',
  })
}
