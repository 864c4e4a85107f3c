import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { tellLeft } from '#web/lib/api/leave.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { requireSesion } from '#web/lib/api/session.ts'
import { useSessionLost } from '#web/lib/api/use-session-lost.ts'
import { loadGroup } from '#web/texts/groups.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import type { Route } from './+types/session-layout.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSesion(request)
  await loadGroup('panel')
  return null
}

/** Wraps every screen that needs a session. The others do not load the query library. */
export default function SessionLayout() {
  useSessionLost()
  useEffect(() => tellLeft, [])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  )
}
