/** The push services of current browsers, as their documentation lists them. `*.` stands for any subdomain. */
const KNOWN = [
  // Chrome, Edge on Android, Opera, Samsung; other builds of Chromium.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Edge on Windows.
  '*.notify.windows.com',
  // Safari.
  '*.push.apple.com',
] as const

const matches = (host: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern))

export const isKnownPushService = (host: string): boolean => matches(host, KNOWN)

/** Whether notices may go to this address: at a known service on its usual port, or at one the operator added. */
export function allowsPush(endpoint: string, added: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  const usual = url.protocol === 'https:' && url.port === ''
  return (usual && isKnownPushService(url.hostname)) || matches(url.hostname, added)
}
