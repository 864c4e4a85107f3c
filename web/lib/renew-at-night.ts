const CHECK_MS = 30 * 60_000
const NIGHT = { from: 2, to: 5 }

const version = async () =>
  (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).headers.get('etag')

/**
 * Screens that nobody touches for weeks take a new version by themselves, in the small hours and only when
 * the server answers. `idle`: nobody is in the middle of something.
 */
export function renewAtNight(idle: () => boolean = () => true): () => void {
  const first = version().catch(() => null)
  const timer = setInterval(async () => {
    const hour = new Date().getHours()
    if (hour < NIGHT.from || hour >= NIGHT.to || !idle()) return
    const [was, is] = await Promise.all([first, version().catch(() => null)])
    if (was && is && was !== is && idle()) location.reload()
  }, CHECK_MS)
  return () => clearInterval(timer)
}
