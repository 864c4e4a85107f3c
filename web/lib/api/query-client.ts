import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCodigo, isRefusal } from './api-error.ts'
import { keys } from './keys.ts'

const RETRY_MS = 5000

type Listener = () => void
const listeners = new Set<Listener>()

const watchSession = (error: unknown) => {
  if (isCodigo(error, 'sin_sesion')) for (const listener of listeners) listener()
}

/** A refusal may mean that the user's permissions changed, so the screens fetch them again. */
const watchAccess = (error: unknown) => {
  if (isCodigo(error, 'prohibido', 'empresa_no_encontrada'))
    void queryClient.invalidateQueries({ queryKey: keys.empresaOfAny })
}

/** Calls `listener` when the server no longer accepts this browser's session. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      watchSession(error)
      if (queryKey[0] !== keys.empresaOfAny[0]) watchAccess(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      watchSession(error)
      watchAccess(error)
    },
  }),
  defaultOptions: {
    // A local network without internet counts as offline for the browser, yet the server is reachable.
    queries: {
      networkMode: 'always',
      staleTime: 2000,
      // Repeat failed reads until the server is reachable, so that the error disappears by itself.
      refetchInterval: ({ state }) =>
        state.status === 'error' && !isRefusal(state.error) ? RETRY_MS : false,
      retry: (count, error) => count < 2 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})
