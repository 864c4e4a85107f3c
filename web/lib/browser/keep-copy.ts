import { COPY, isAsset } from './offline-copy.ts'

/** The page is used first; its copy can wait. */
const AFTER_MS = 2000

/**
 * Starts the service worker for the pages under `scope` and keeps a copy of this one, so that a reload without network
 * shows it. Does nothing on plain HTTP, where browsers offer no service worker.
 */
export function keepCopy(scope: string) {
  // In development the files change with every edit, and there is no worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in window)) return
  setTimeout(() => {
    Promise.all([navigator.serviceWorker.register('/sw.js', { scope }), copyPage()]).catch(() => {
      // Refused by the browser, or no network any more: the page works without a copy.
    })
  }, AFTER_MS)
}

async function copyPage() {
  const cache = await caches.open(COPY)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const assets = [...new Set(loaded.filter(isAsset))]
  await cache.addAll([location.pathname, ...assets])
  // Of an older version of the page.
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (isAsset(pathname) && !assets.includes(pathname)) await cache.delete(request)
  }
}
