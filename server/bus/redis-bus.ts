import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus, Notice } from './bus.ts'

const CHANNEL = 'turnero:avisos'

/** The wire format. It must not change, because nodes of two versions run side by side during an upgrade. */
interface Envelope {
  de: string
  aviso: Notice
}

interface Log {
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** Publishes and subscribes over Redis. Drops notices while Redis is unavailable. */
export function redisBus(url: string, log: Log, prefix = ''): Bus {
  const node = randomBytes(6).toString('hex')
  const channel = `${prefix}${CHANNEL}`
  const connect = (enableOfflineQueue: boolean) =>
    new Redis(url, {
      enableOfflineQueue,
      maxRetriesPerRequest: null,
      connectTimeout: 2000,
      // A frozen Redis keeps its sockets open, so only a timeout detects it.
      socketTimeout: enableOfflineQueue ? undefined : 3000,
      retryStrategy: (times) => Math.min(200 * times, 2000),
    })
  const sender = connect(false)
  const receiver = connect(true)
  let listener: (notice: Notice) => void = () => {}
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
    const { de, aviso } = JSON.parse(text) as Envelope
    if (de !== node) listener(aviso)
  })

  return {
    publish: (notice) => {
      if (sender.status !== 'ready') return
      const envelope: Envelope = { de: node, aviso: notice }
      sender.publish(channel, JSON.stringify(envelope)).catch(() => {})
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
