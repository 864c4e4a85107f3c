import type { Route } from './+types/monitor-door.ts'

/** The monitor is a page of its own, built for old browsers: a link inside the app leaves the app. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  location.replace(request.url)
  return new Promise<never>(() => {})
}

export default function MonitorDoor() {
  return null
}
