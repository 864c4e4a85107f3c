import { COPY, isAsset } from '#web/lib/browser/offline-copy.ts'

/**
 * Returns how a request is answered: pages by the network, or by their copy where there is none; files whose names
 * change with their content by the copy. Null for everything else, which the browser sends as always.
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
