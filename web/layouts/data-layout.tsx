import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useSessionLost } from '#web/lib/api/use-session-lost.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

/** Around every screen that reads from the server. The marketing pages do not load the query library. */
export default function DataLayout() {
  useSessionLost()
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  )
}
