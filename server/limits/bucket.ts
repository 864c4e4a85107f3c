import type { Limit, Operation } from './limiter.ts'

export interface Level {
  tokens: number
  /** The time of `tokens`, in milliseconds. */
  at: number
}

/** Returns the tokens in a bucket now. Adds none when the clock went back. */
export function refilled(level: Level | undefined, { burst, everyMs }: Limit, now: number): number {
  if (!level) return burst
  return Math.min(burst, level.tokens + Math.max(0, now - level.at) / everyMs)
}

/** Returns the milliseconds until the bucket holds a whole token. */
export const waitFor = (tokens: number, { everyMs }: Limit): number =>
  tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs)

export function afterwards(operation: Exclude<Operation, 'look'>, tokens: number, { burst }: Limit): number {
  return operation === 'give' ? Math.min(burst, tokens + 1) : tokens - 1
}
