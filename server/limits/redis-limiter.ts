import { Redis } from 'ioredis'
import type { Bucket, Limiter, Operation } from './limiter.ts'
import { LIMIT_SCRIPT } from './redis-script.ts'

/** Maximum time that a request waits for Redis. */
const PATIENCE_MS = 50
/** How long Redis is not used after it failed. */
const PAUSE_MS = 1000

interface Scripted extends Redis {
  turneroLimit(keys: number, ...args: (string | number)[]): Promise<number>
}

interface Options {
  url: string
  /** Limits this node on its own while Redis is unavailable. */
  fallback: Limiter
  log: { warn(details: object, message: string): void; info(details: object, message: string): void }
  prefix?: string
}

/** Rejects after PATIENCE_MS, but first reads an answer that arrived while the process was busy. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => setImmediate(late.reject, new Error('No answer in time')), PATIENCE_MS)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Limits shared by all nodes. */
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
      connectTimeout: 2000,
      // Reconnects when the connection goes silent.
      socketTimeout: 2000,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, PAUSE_MS),
    })
    redis.defineCommand('turneroLimit', { lua: LIMIT_SCRIPT })
    // Without a listener, an error event would end the process.
    redis.on('error', (error) => this.#lost(error))
    redis.on('ready', () => this.#back())
    this.#redis = redis as Scripted
  }

  async apply(operation: Operation, buckets: readonly Bucket[]): Promise<number> {
    if (this.#redis.status !== 'ready' || performance.now() < this.#pausedUntil) {
      return this.#fallback.apply(operation, buckets)
    }
    try {
      const wait = await inTime(this.#ask(operation, buckets))
      this.#back()
      // The fallback is kept up to date, so that clients do not get a full allowance when Redis fails.
      if (operation !== 'look' && (operation !== 'take' || wait === 0)) {
        await this.#fallback.apply(operation, buckets)
      }
      return wait
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS
      this.#lost(error as Error)
      return this.#fallback.apply(operation, buckets)
    }
  }

  #ask(operation: Operation, buckets: readonly Bucket[]): Promise<number> {
    return this.#redis.turneroLimit(
      buckets.length,
      ...buckets.map((bucket) => this.#keyOf(bucket)),
      operation,
      ...buckets.flatMap(({ limit }) => [limit.burst, limit.everyMs]),
    )
  }

  async clear(bucket: Bucket): Promise<void> {
    await this.#fallback.clear(bucket)
    if (this.#redis.status !== 'ready') return
    await inTime(this.#redis.del(this.#keyOf(bucket))).catch((error) => this.#lost(error as Error))
  }

  #keyOf({ rule, key }: Bucket): string {
    return `${this.#prefix}${rule} ${key}`
  }

  async close(): Promise<void> {
    this.#redis.disconnect()
    await this.#fallback.close()
  }

  // Logged once per outage, not once per request.
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
