/**
 * Returns a URL whose path can be decoded. In a path that cannot (`/monitor/%ff/x`) the percent signs are escaped, so
 * that it leads to the same page or refusal as any other unknown name.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    // No API path contains a percent sign, so this one is unknown.
    if (/^\/api(?:\/|$)/i.test(path)) return '/api/%25'
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
