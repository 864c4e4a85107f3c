import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Tema } from '#contract/vivo.ts'
import { call } from '#web/lib/api/api.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { followQuery } from '#web/lib/live/follow-query.ts'
import { followedQuery, useConnected, useLiveQuery } from '#web/lib/live/use-live-query.ts'

const SEARCH_REFRESH_MS = 5000

const publico = (empresaId: string): Tema => ({ tema: 'publico', empresaId })

/** Everything a public screen of an empresa shows: name and logo, colas, calls. */
export const usePublico = (empresaId: string, options: { enabled?: boolean } = {}) =>
  useLiveQuery(
    keys.publico(empresaId),
    (signal) => call(endpoints.publico, { params: { empresaId }, signal }),
    { tema: publico(empresaId), ...options },
  )

/** The empresa's categorias as the owner edits them, with their version. */
export const useConfiguracion = (empresaId: string) =>
  useLiveQuery(
    keys.configuracion(empresaId),
    (signal) => call(endpoints.configuracion, { params: { empresaId }, signal }),
    { tema: publico(empresaId), push: 'refetch' },
  )

/** The named desks of an empresa, and who is at each. */
export const usePuestos = (empresaId: string, options: { enabled?: boolean } = {}) =>
  useLiveQuery(
    keys.puestos(empresaId),
    (signal) => call(endpoints.puestos, { params: { empresaId }, signal }),
    { tema: { tema: 'puestos', empresaId }, ...options },
  )

/** One cola as its staff sees it. */
export const useCola = (params: { empresaId: string; colaId: string }, options: { enabled?: boolean } = {}) =>
  useLiveQuery(
    keys.cola(params.empresaId, params.colaId),
    (signal) => call(endpoints.cola, { params, signal }),
    { tema: { tema: 'personal', ...params }, ...options },
  )

/** Every turno waiting in a cola, for a search: a pushed state carries only the first ones. */
export const useColaEntera = (cola: { empresaId: string; colaId: string } | undefined, enabled: boolean) =>
  useQuery({
    queryKey: keys.colaEntera(cola?.empresaId ?? '', cola?.colaId ?? ''),
    queryFn: ({ signal }) => cola && call(endpoints.cola, { params: cola, signal }),
    enabled: enabled && cola !== undefined,
    refetchInterval: SEARCH_REFRESH_MS,
  }).data?.turnos

/** Several colas as their staff sees them, in the order of `ids`. */
export function useColas(empresaId: string, ids: readonly string[]) {
  const client = useQueryClient()
  const connected = useConnected()
  const queries = useQueries({
    queries: ids.map((colaId) =>
      followedQuery<ColaPersonal>(client, {
        queryKey: keys.cola(empresaId, colaId),
        fetcher: (signal) => call(endpoints.cola, { params: { empresaId, colaId }, signal }),
        connected,
      }),
    ),
  })
  const followed = ids.filter((_, i) => !isRefusal(queries[i]?.error)).join(' ')
  useEffect(() => {
    const leave = followed
      .split(' ')
      .filter(Boolean)
      .map((colaId) =>
        followQuery(client, keys.cola(empresaId, colaId), { tema: 'personal', empresaId, colaId }),
      )
    return () => {
      for (const stop of leave) stop()
    }
  }, [client, empresaId, followed])
  return queries
}

/** The account as the server knows it. */
export function useCuenta() {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.cuenta(correo),
    queryFn: ({ signal }) => call(endpoints.sesion, { signal }),
    enabled: correo !== '',
  })
}

/** An empresa of the user, with its settings. */
export function useEmpresa(id: string) {
  const correo = useSesion()?.correo ?? ''
  return useQuery({
    queryKey: keys.empresa(id),
    queryFn: ({ signal }) => call(endpoints.empresa, { params: { correo, id }, signal }),
    select: (reply) => reply.empresa,
    enabled: correo !== '',
  })
}

/** The hours, special days and caps of an empresa, as they are edited. */
export const useHorario = (empresaId: string) =>
  useLiveQuery(
    keys.horario(empresaId),
    (signal) => call(endpoints.horario, { params: { empresaId }, signal }),
    { tema: publico(empresaId), push: 'refetch' },
  )
