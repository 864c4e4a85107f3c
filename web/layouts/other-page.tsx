import type { ClientLoaderFunctionArgs } from 'react-router'

/** Customer screens and the monitor are separate pages: a link to them from inside the app leaves the app. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  location.replace(request.url)
  return new Promise<never>(() => {})
}

export default function OtherPage() {
  return null
}
