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
  /** What the server pushes for it. */
  tema: Tema
  push?: Push
}

const subscribeConnection = (notify: () => void) => liveSocket().onConnection(notify)

/** Whether the server pushes just now. */
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

/** How a followed query reads by HTTP: a reply older than the last push is dropped. */
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
  // What is pushed is not asked for again, whatever the browser's window does.
  staleTime: connected ? Number.POSITIVE_INFINITY : STALE_MS,
  // `follow` asks while nothing is pushed.
  refetchInterval: false,
})

/** Reads by HTTP, then follows by the live socket, into the cache of the screens that share it. */
export function useLiveQuery<T extends object>(
  queryKey: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<T>,
  { enabled = true, tema, push }: Options,
) {
  const client = useQueryClient()
  const connected = useConnected()
  const query = useQuery(followedQuery(client, { queryKey, fetcher, enabled, connected }))

  // What was refused is followed again once it is read.
  const active = enabled && !isRefusal(query.error)
  const keyText = JSON.stringify(queryKey)
  const temaText = JSON.stringify(tema)
  useEffect(() => {
    if (!active) return
    return followQuery(client, JSON.parse(keyText) as QueryKey, JSON.parse(temaText) as Tema, push)
  }, [active, keyText, temaText, push, client])

  /** No socket and no reply: what is on the screen may be old. */
  const offline = !connected && query.failureCount > 0 && !isRefusal(query.error)
  return { ...query, offline }
}
