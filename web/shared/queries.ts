import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { Tema } from '#contract/vivo.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useSesion } from '#web/lib/session.ts'
import { useLiveQuery } from '#web/lib/use-live-query.ts'

const publico = (empresaId: string): Tema => ({ tema: 'publico', empresaId })

/** Everything a public screen of an empresa shows: name and logo, colas, calls. */
export const usePublico = (empresaId: string) =>
  useLiveQuery(
    keys.publico(empresaId),
    (signal) => call(endpoints.publico, { params: { empresaId }, signal }),
    {
      tema: publico(empresaId),
      versionOf: (data) => data,
    },
  )

/** The empresa's categorias as the owner edits them, with their version. */
export const useConfiguracion = (empresaId: string) =>
  useLiveQuery(
    keys.configuracion(empresaId),
    (signal) => call(endpoints.configuracion, { params: { empresaId }, signal }),
    { tema: publico(empresaId), push: 'refetch' },
  )

/** One cola as its staff sees it. */
export const useCola = (params: { empresaId: string; colaId: string }) =>
  useLiveQuery(
    keys.cola(params.empresaId, params.colaId),
    (signal) => call(endpoints.cola, { params, signal }),
    { tema: { tema: 'personal', ...params }, versionOf: (data) => data },
  )

/** The owner's empresa, with its settings. */
export function useEmpresa(id: string) {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.empresa(id),
    queryFn: ({ signal }) => call(endpoints.empresa, { params: { correo, id }, signal }),
    select: (reply) => reply.empresa,
    enabled: correo !== '',
  })
}
