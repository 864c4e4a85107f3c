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
import { isLeaving } from '../api/leave.ts'
import { liveSocket } from './live-socket.ts'
import { isOlder, type Version } from './version.ts'

const POLL_MS = 5000
const STALE_MS = 2000

type Options<T> = {
  enabled?: boolean
  /** False: nothing is followed or polled; the data changes only by a refetch. */
  live?: boolean
  /** Polls also while the tab is hidden, for a screen that calls somebody's attention. */
  background?: boolean
  /** What the server pushes for it. While there is no socket it is polled every 5 s. */
  tema: Tema
  /** `data`: the pushed state is the data itself. `refetch`: a push only tells that the data changed. */
  push?: 'data' | 'refetch'
  /** Version of the data: a reply older than the last push is dropped. */
  versionOf?: (data: T) => Version
}

const subscribeConnection = (notify: () => void) => liveSocket().onConnection(notify)

/** Whether the server pushes just now. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribeConnection,
    () => liveSocket().connected,
    () => false,
  )

type Polled<T> = Pick<Options<T>, 'enabled' | 'live' | 'background' | 'versionOf'> & { connected: boolean }

/** Reads by HTTP, and goes on doing so while nothing is pushed. */
export const polledQuery = <T>(
  client: QueryClient,
  key: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<T>,
  { enabled = true, live = true, background = false, versionOf, connected }: Polled<T>,
): UseQueryOptions<T> => ({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const fetched = await fetcher(signal)
    const kept = client.getQueryData<T>(key)
    const older = versionOf && kept !== undefined && isOlder(versionOf(fetched), versionOf(kept))
    return older ? kept : fetched
  },
  enabled,
  // What is pushed is not asked for again, whatever the browser's window does.
  staleTime: connected ? Number.POSITIVE_INFINITY : STALE_MS,
  // A refused request is refused again; polling it would only use up the rate limit.
  refetchInterval: ({ state }) => (live && !connected && !isRefusal(state.error) ? POLL_MS : false),
  refetchIntervalInBackground: background,
})

/** Follows a tema into the cache. Returns how to stop. */
export function followInto(
  client: QueryClient,
  queryKey: QueryKey,
  tema: Tema,
  push: 'data' | 'refetch' = 'data',
): () => void {
  const refetch = () => {
    if (!isLeaving()) void client.invalidateQueries({ queryKey, exact: true })
  }
  return liveSocket().follow(tema, {
    state: (datos) => (push === 'data' ? client.setQueryData(queryKey, datos) : refetch()),
    // The refetch is refused for the same reason, with the sentence to show and the handling that goes with it.
    end: refetch,
  })
}

/** Reads by HTTP, then follows by the live socket. Every screen that shows something that changes uses it. */
export function useLiveQuery<T>(
  key: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<T>,
  { enabled = true, live = true, background, tema, push = 'data', versionOf }: Options<T>,
) {
  const client = useQueryClient()
  const connected = useConnected()
  const query = useQuery(
    polledQuery(client, key, fetcher, { enabled, live, background, versionOf, connected: connected && live }),
  )

  const follow = enabled && live
  const keyText = JSON.stringify(key)
  const temaText = JSON.stringify(tema)
  useEffect(() => {
    if (!follow) return
    return followInto(client, JSON.parse(keyText) as QueryKey, JSON.parse(temaText) as Tema, push)
  }, [follow, keyText, temaText, push, client])

  /** No socket and no reply: what is on the screen may be old. */
  const offline = !connected && query.failureCount > 0 && !isRefusal(query.error)
  return { ...query, offline }
}
