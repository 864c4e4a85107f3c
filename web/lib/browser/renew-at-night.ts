const CHECK_MS = 30 * 60_000
const NIGHT_HOURS = { from: 2, to: 5 }

const version = async () =>
  (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).headers.get('x-turnero-version')

/**
 * Reloads the page at night when the server has a new version, because kiosks and wall screens are never reloaded by
 * hand. `idle` returns false while the screen is in use.
 */
export function renewAtNight(idle: () => boolean = () => true): () => void {
  const first = version().catch(() => null)
  const timer = setInterval(async () => {
    const hour = new Date().getHours()
    if (hour < NIGHT_HOURS.from || hour >= NIGHT_HOURS.to || !idle()) return
    const [was, is] = await Promise.all([first, version().catch(() => null)])
    if (was && is && was !== is && idle()) location.reload()
  }, CHECK_MS)
  return () => clearInterval(timer)
}
