import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Tema } from '#contract/vivo.ts'
import { isRefusal } from './api-error.ts'
import { isOlder, type Version } from './version.ts'
import { vivo } from './vivo.ts'

const POLL_MS = 5000

type Options<T> = {
  enabled?: boolean
  /** False: what is shown stays as it is until asked again. */
  live?: boolean
  /** Goes on while the tab is hidden, for a screen that calls somebody's attention. */
  background?: boolean
  /** What the server pushes for it. Without one, or while there is no socket, it is asked every 5 s. */
  tema: Tema
  /** The pushed state is the data itself; `refetch`: it only tells that the data changed. */
  push?: 'data' | 'refetch'
  /** Version of the data, so that an answer that was on its way does not undo a newer push. */
  versionOf?: (data: T) => Version
}

const subscribeConnection = (notify: () => void) => vivo().onConnection(notify)

/** Whether the server pushes just now. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribeConnection,
    () => vivo().connected,
    () => false,
  )

/** The one way in which screens follow something that changes by itself. */
export function useLiveQuery<T>(
  key: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<T>,
  { enabled = true, live = true, background = false, tema, push = 'data', versionOf }: Options<T>,
) {
  const client = useQueryClient()
  const connected = useConnected()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fetched = await fetcher(signal)
      const kept = client.getQueryData<T>(key)
      const older = versionOf && kept !== undefined && isOlder(versionOf(fetched), versionOf(kept))
      return older ? kept : fetched
    },
    enabled,
    // A refused question gets the same answer again; asking on would only use up allowances.
    refetchInterval: ({ state }) => (live && !connected && !isRefusal(state.error) ? POLL_MS : false),
    refetchIntervalInBackground: background,
  })

  const follow = enabled && live
  const keyText = JSON.stringify(key)
  const temaText = JSON.stringify(tema)
  useEffect(() => {
    if (!follow) return
    const queryKey = JSON.parse(keyText) as QueryKey
    const refetch = () => void client.invalidateQueries({ queryKey, exact: true })
    return vivo().seguir(JSON.parse(temaText) as Tema, {
      estado: (datos) => (push === 'data' ? client.setQueryData(queryKey, datos) : refetch()),
      // Why it ended is told by the call itself, with the sentence and the consequences it has.
      fin: refetch,
    })
  }, [follow, keyText, temaText, push, client])

  /** Neither pushed nor answered: what is on the screen may be old. */
  const offline = !connected && query.failureCount > 0 && !isRefusal(query.error)
  return { ...query, offline }
}
