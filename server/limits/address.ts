/** Shortens an address so that it distinguishes networks but does not identify a person. */
export function maskedClient(ip: string): string {
  const client = clientOf(ip)
  return client.includes(':') ? `${client.split(':').slice(0, 3).join(':')}:…` : client.replace(/\d+$/, '…')
}

/** Returns the client for rate limits: an IPv4 address, or the /64 network that an IPv6 subscriber gets. */
export function clientOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
