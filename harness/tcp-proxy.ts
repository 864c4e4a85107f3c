import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  url: string
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>
  /** Keeps connections open, but forwards nothing. */
  freeze(): void
  /**
   * Keeps the current connections open, but forwards nothing on them any more, as a firewall does that has forgotten
   * them. New connections work.
   */
  silence(): void
  /** Silences a connection as soon as it has forwarded a request that contains this text. */
  silenceAfter(text: string): void
  /** Forwards requests; as soon as the service answers, breaks the connection to the client. */
  loseReplies(): void
  /** Number of answers lost that way. */
  lost(): number
  restore(): Promise<void>
  stop(): Promise<void>
}

/** A proxy in front of a service, to make it unreachable for one client while others still reach it. */
export async function startProxy(target: string, { latencyMs = 0 } = {}): Promise<TcpProxy> {
  const { hostname, port, protocol, username, pathname } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: 'pass' | 'freeze' | 'lose replies' = 'pass'
  let lost = 0
  let silencing: string | null = null
  const silent = new WeakSet<Socket>()
  /** Adds the latency of a round trip to the requests. */
  const forward = (chunk: Buffer, to: Socket, isRequest: boolean) => {
    if (latencyMs > 0 && isRequest) setTimeout(() => to.write(chunk), latencyMs)
    else to.write(chunk)
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const loseReply = () => {
      lost++
      client.resetAndDestroy()
      upstream.destroy()
    }
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('error', () => {})
      from.on('data', (chunk) => {
        if (mode === 'lose replies' && from === upstream) loseReply()
        else if (mode !== 'freeze' && !silent.has(from)) forward(chunk, to, from === client)
        if (silencing && from === client && chunk.includes(silencing)) silence(client, upstream)
      })
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
  const silence = (...these: Socket[]) => {
    for (const socket of these) silent.add(socket)
  }
  return {
    url: `${protocol}//${username && `${username}@`}127.0.0.1:${own}${pathname === '/' ? '' : pathname}`,
    cut,
    freeze: () => {
      mode = 'freeze'
    },
    silence: () => silence(...sockets),
    silenceAfter: (text) => {
      silencing = text
    },
    loseReplies: () => {
      mode = 'lose replies'
    },
    lost: () => lost,
    restore: async () => {
      mode = 'pass'
      silencing = null
      for (const socket of sockets) socket.destroy()
      if (server.listening) return
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: cut,
  }
}
