import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCodigo, isRefusal } from './api-error.ts'

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
      retry: (count, error) => count < 2 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})
