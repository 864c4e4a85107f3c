import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCodigo, isRefusal } from './api-error.ts'

const RETRY_MS = 5000

type Listener = () => void
const listeners = new Set<Listener>()

const watchSession = (error: unknown) => {
  if (isCodigo(error, 'sin_sesion')) for (const listener of listeners) listener()
}

/** Tells when the server no longer knows this browser's session. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watchSession }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: {
    // A local network without internet counts as offline for the browser, yet the server is reachable.
    queries: {
      networkMode: 'always',
      staleTime: 2000,
      // What could not be reached is asked for again until it can, so that the complaint goes away by itself.
      refetchInterval: ({ state }) =>
        state.status === 'error' && !isRefusal(state.error) ? RETRY_MS : false,
      retry: (count, error) => count < 2 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})
