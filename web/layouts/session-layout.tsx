import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { tellLeft } from '#web/lib/api/leave.ts'
import { requireSesion } from '#web/lib/api/session.ts'
import type { Route } from './+types/session-layout.ts'

/** Everything inside needs somebody logged in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSesion(request)
  return null
}

export default function SessionLayout() {
  useEffect(() => tellLeft, [])
  return <Outlet />
}
