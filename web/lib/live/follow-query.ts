import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Tema } from '#contract/vivo.ts'
import { isLeaving } from '../api/leave.ts'
import { follow } from './follow.ts'

/** `data`: the pushed state is the data. `refetch`: a push only signals that the data changed. */
export type Push = 'data' | 'refetch'

type Followed = { users: number; stop: () => void }
const followed = new Map<string, Followed>()

/**
 * Keeps a cached query up to date, with one subscription for all components that show it. Returns a function that stops
 * it.
 */
export function followQuery(
  client: QueryClient,
  queryKey: QueryKey,
  tema: Tema,
  push: Push = 'data',
  live?: Parameters<typeof follow>[2],
): () => void {
  const name = JSON.stringify(queryKey)
  const query = followed.get(name) ?? { users: 0, stop: start() }
  followed.set(name, query)
  query.users++
  return () => {
    query.users--
    if (query.users > 0) return
    followed.delete(name)
    query.stop()
  }

  function start() {
    const source = {
      tema,
      atOnce: true,
      first: client.getQueryData<object>(queryKey),
      // Read through the cache, which counts failures and detects a lost session.
      async ask() {
        if (!isLeaving()) {
          const again = { throwOnError: true, cancelRefetch: false }
          await client.refetchQueries({ queryKey, exact: true }, again)
        }
        return client.getQueryData<object>(queryKey) ?? {}
      },
    }
    const state = (data: object, pushed: boolean) => {
      if (!pushed) return
      if (push === 'data') client.setQueryData(queryKey, data)
      else if (!isLeaving()) void client.invalidateQueries({ queryKey, exact: true })
    }
    return follow(source, { state }, live)
  }
}
