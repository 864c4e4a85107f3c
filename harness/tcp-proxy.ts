import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  url: string
  /** Connections break and new ones are refused. */
  cut(): Promise<void>
  /** Connections stay open, but nothing passes any more. */
  freeze(): void
  restore(): Promise<void>
  stop(): Promise<void>
}

/** Stands before a service, to take it away without stopping it for others. */
export async function startProxy(target: string): Promise<TcpProxy> {
  const { hostname, port, protocol, pathname } = new URL(target)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (chunk) => frozen || to.write(chunk))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const cut = async () => {
    if (server.listening) server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `${protocol}//127.0.0.1:${own}${pathname}`,
    cut,
    freeze: () => {
      frozen = true
    },
    restore: async () => {
      frozen = false
      for (const socket of sockets) socket.destroy()
      if (server.listening) return
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: cut,
  }
}
