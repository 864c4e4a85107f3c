import { COPY, isAsset } from '#web/lib/browser/offline-copy.ts'

/**
 * Returns the response to a request: pages come from the network, or from their copy when offline; hashed assets come
 * from the copy. Null for all other requests, which the browser handles as usual.
 */
export function answerTo(request: Request): Promise<Response> | null {
  if (request.method !== 'GET') return null
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return null
  if (request.mode === 'navigate') return fetch(request).catch(() => copyOf(pathname))
  return isAsset(pathname) ? copyOf(pathname).catch(() => fetch(request)) : null
}

async function copyOf(pathname: string): Promise<Response> {
  const copy = await (await caches.open(COPY)).match(pathname)
  if (!copy) throw new Error(`no copy of ${pathname}`)
  return copy
}
