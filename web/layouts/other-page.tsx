import type { ClientLoaderFunctionArgs } from 'react-router'

/** The screens of customers and the monitor are pages of their own: a link inside the app leaves the app. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  location.replace(request.url)
  return new Promise<never>(() => {})
}

export default function OtherPage() {
  return null
}
