import { COPY, isAsset } from './offline-copy.ts'

/** Copying waits, so that it does not compete with the first use of the page. */
const AFTER_MS = 2000

/**
 * Registers the service worker for the pages under `scope` and caches this page, so that it can be reloaded offline.
 * Does nothing on plain HTTP, where browsers offer no service worker.
 */
export function keepCopy(scope: string) {
  // In development files change with every edit, and there is no worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in window)) return
  setTimeout(() => {
    Promise.all([navigator.serviceWorker.register('/sw.js', { scope }), copyPage()]).catch(() => {
      // Refused by the browser, or offline: the page works without a copy.
    })
  }, AFTER_MS)
}

async function copyPage() {
  const cache = await caches.open(COPY)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const assets = [...new Set(loaded.filter(isAsset))]
  await cache.addAll([location.pathname, ...assets])
  // Remove the assets of older versions of the page.
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (isAsset(pathname) && !assets.includes(pathname)) await cache.delete(request)
  }
}
