import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { clientOf } from '#server/limits/address.ts'
import { PerAddress } from '#server/limits/per-address.ts'
import { descriptorLimit } from './descriptors.ts'

/** Descriptors reserved for files, the database, Redis and mail: a quarter of the limit, at most this number. */
const RESERVE_MAX = 256
/** Twice the tabs of a waiting room behind one address, because a tab may load something while it follows. */
const PER_ADDRESS_MAX = 6000
const WARN_EVERY_MS = 10_000

interface Log {
  warn(details: object, message: string): void
}

/**
 * Refuses connections before the process runs out of descriptors. Each address has a lower limit, so that a single
 * client cannot use all of them. A trusted proxy carries the connections of all clients, so only the total limits it.
 */
export function capConnections(
  server: Server,
  trustProxy: string[],
  log: Log,
  limit = descriptorLimit(),
): void {
  const total = limit - Math.min(RESERVE_MAX, Math.ceil(limit / 4))
  const perAddress = new PerAddress(Math.min(PER_ADDRESS_MAX, Math.floor(total / 2)))
  const isProxy = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : () => false
  const warn = throttled((details: object) =>
    log.warn({ ...details, limit }, 'se rechazan conexiones: hay demasiadas abiertas'),
  )
  server.maxConnections = total
  server.on('drop', () => warn({ open: total }))
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress, 0)) return
    const client = clientOf(remoteAddress)
    if (perAddress.isFull(client)) {
      socket.destroy()
      warn({ client })
    } else perAddress.add(client, socket)
  })
}

/** Throttles a log function, so that an attack cannot fill the log. */
function throttled(write: (details: object) => void): (details: object) => void {
  let last = Number.NEGATIVE_INFINITY
  return (details) => {
    if (performance.now() - last < WARN_EVERY_MS) return
    last = performance.now()
    write(details)
  }
}
