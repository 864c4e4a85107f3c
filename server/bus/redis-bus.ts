import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Aviso, Bus } from './bus.ts'

const CHANNEL = 'turnero:avisos'

interface Log {
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** Publish and subscribe over Redis. Without Redis nothing waits and nothing fails: notices are dropped. */
export function redisBus(url: string, log: Log, prefix = ''): Bus {
  const node = randomBytes(6).toString('hex')
  const channel = `${prefix}${CHANNEL}`
  const connect = (enableOfflineQueue: boolean) =>
    new Redis(url, {
      enableOfflineQueue,
      maxRetriesPerRequest: null,
      connectTimeout: 2000,
      // A frozen server keeps its sockets open; only silence gives it away.
      socketTimeout: enableOfflineQueue ? undefined : 3000,
      retryStrategy: (times) => Math.min(200 * times, 2000),
    })
  const sender = connect(false)
  const receiver = connect(true)
  let listener: (aviso: Aviso) => void = () => {}
  let away = false

  for (const connection of [sender, receiver]) {
    connection.on('error', (error: Error) => {
      if (!away)
        log.warn({ reason: error.message }, 'Redis no responde; las pantallas se ponen al día por sí solas')
      away = true
    })
    connection.on('ready', () => {
      if (away) log.info({}, 'Redis responde otra vez')
      away = false
    })
  }
  void receiver.subscribe(channel).catch(() => {})
  receiver.on('message', (_channel: string, text: string) => {
    const { de, aviso } = JSON.parse(text) as { de: string; aviso: Aviso }
    if (de !== node) listener(aviso)
  })

  return {
    publish: (aviso) => {
      if (sender.status !== 'ready') return
      sender.publish(channel, JSON.stringify({ de: node, aviso })).catch(() => {})
    },
    subscribe: (next) => {
      listener = next
    },
    get up() {
      return sender.status === 'ready' && receiver.status === 'ready'
    },
    close: async () => {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
