/**
 * Returns an address whose path can be decoded. One that cannot (`/monitor/%ff/x`) is taken to the letter: its percent
 * signs stand for themselves, so that it leads to the same page or refusal as any other unknown name.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    // No name of the API is spelt so.
    if (/^\/api(?:\/|$)/i.test(path)) return '/api/%25'
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
