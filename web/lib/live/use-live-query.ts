import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Tema } from '#contract/vivo.ts'
import { isRefusal } from '../api/api-error.ts'
import { followQuery, type Push } from './follow-query.ts'
import { liveSocket } from './live-socket.ts'
import { isOlder } from './version.ts'

const STALE_MS = 2000

type Options = {
  enabled?: boolean
  /** The subject the server pushes for this query. */
  tema: Tema
  push?: Push
}

const subscribeConnection = (notify: () => void) => liveSocket().onConnection(notify)

/** Whether the server is pushing now. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribeConnection,
    () => liveSocket().connected,
    () => false,
  )

type Read<T> = {
  queryKey: QueryKey
  fetcher: (signal: AbortSignal) => Promise<T>
  enabled?: boolean
  connected: boolean
}

/** The query options of a followed query. An HTTP reply older than the last push is dropped. */
export const followedQuery = <T extends object>(
  client: QueryClient,
  { queryKey, fetcher, enabled = true, connected }: Read<T>,
): UseQueryOptions<T> => ({
  queryKey,
  queryFn: async ({ signal }) => {
    const fetched = await fetcher(signal)
    const kept = client.getQueryData<T>(queryKey)
    return kept && isOlder(fetched, kept) ? kept : fetched
  },
  enabled,
  // Pushed data is never stale, so that focusing the window does not refetch it.
  staleTime: connected ? Number.POSITIVE_INFINITY : STALE_MS,
  // `follow` polls while nothing is pushed.
  refetchInterval: false,
})

/** Reads by HTTP, then follows by the live socket, into the cache that the screens share. */
export function useLiveQuery<T extends object>(
  queryKey: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<T>,
  { enabled = true, tema, push }: Options,
) {
  const client = useQueryClient()
  const connected = useConnected()
  const query = useQuery(followedQuery(client, { queryKey, fetcher, enabled, connected }))

  // After a refusal the query is followed again once a read succeeds.
  const active = enabled && !isRefusal(query.error)
  const keyText = JSON.stringify(queryKey)
  const temaText = JSON.stringify(tema)
  useEffect(() => {
    if (!active) return
    return followQuery(client, JSON.parse(keyText) as QueryKey, JSON.parse(temaText) as Tema, push)
  }, [active, keyText, temaText, push, client])

  /** No socket and no reply: the data on the screen may be old. */
  const offline = !connected && query.failureCount > 0 && !isRefusal(query.error)
  return { ...query, offline }
}
