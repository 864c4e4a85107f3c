import { Outlet } from 'react-router'
import { requireSesion } from '#web/lib/session.ts'
import type { Route } from './+types/session-layout.ts'

/** Everything inside needs somebody logged in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSesion(request)
  return null
}

export default function SessionLayout() {
  return <Outlet />
}
