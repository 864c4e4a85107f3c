import { Redis } from 'ioredis'
import type { Bucket, Limiter, Operation } from './limiter.ts'
import { LIMIT_SCRIPT } from './redis-script.ts'

/** No request waits longer than this for Redis. */
const PATIENCE_MS = 50
/** After a failure the next requests do not even ask. */
const PAUSE_MS = 1000

interface Scripted extends Redis {
  turneroLimit(keys: number, ...args: (string | number)[]): Promise<number>
}

interface Options {
  url: string
  /** Limits this node alone while Redis is away. */
  fallback: Limiter
  log: { warn(details: object, message: string): void; info(details: object, message: string): void }
  prefix?: string
}

/** The allowances of all nodes together. */
export class RedisLimiter implements Limiter {
  readonly #redis: Scripted
  readonly #fallback: Limiter
  readonly #prefix: string
  readonly #log: Options['log']
  #pausedUntil = 0
  #away = false

  constructor({ url, fallback, log, prefix = 'turnero:limite:' }: Options) {
    this.#fallback = fallback
    this.#prefix = prefix
    this.#log = log
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: PATIENCE_MS,
      connectTimeout: 2000,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, PAUSE_MS),
    })
    redis.defineCommand('turneroLimit', { lua: LIMIT_SCRIPT })
    // Unheard, an error event would end the process.
    redis.on('error', (error) => this.#lost(error))
    redis.on('ready', () => this.#back())
    this.#redis = redis as Scripted
  }

  async apply(operation: Operation, buckets: readonly Bucket[]): Promise<number> {
    if (this.#redis.status !== 'ready' || performance.now() < this.#pausedUntil) {
      return this.#fallback.apply(operation, buckets)
    }
    try {
      const wait = await this.#redis.turneroLimit(
        buckets.length,
        ...buckets.map(({ key }) => this.#prefix + key),
        operation,
        ...buckets.flatMap(({ limit }) => [limit.burst, limit.everyMs]),
      )
      this.#back()
      return wait
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS
      this.#lost(error as Error)
      return this.#fallback.apply(operation, buckets)
    }
  }

  async close(): Promise<void> {
    this.#redis.disconnect()
    await this.#fallback.close()
  }

  // Told once per absence, not once per request.
  #lost(error: Error): void {
    if (this.#away) return
    this.#away = true
    this.#log.warn({ reason: error.message }, 'Redis no responde: cada nodo limita por su cuenta')
  }

  #back(): void {
    if (!this.#away) return
    this.#away = false
    this.#log.info({}, 'Redis responde de nuevo')
  }
}
