import type { Limit, Operation } from './limiter.ts'

export interface Level {
  /** Below zero is a debt, never deeper than one burst. */
  tokens: number
  /** When `tokens` was true, in milliseconds. */
  at: number
}

/** Returns what a bucket holds now. Refills nothing when the clock went back. */
export function refilled(level: Level | undefined, { burst, everyMs }: Limit, now: number): number {
  if (!level) return burst
  return Math.min(burst, level.tokens + Math.max(0, now - level.at) / everyMs)
}

/** Milliseconds until there is a whole one. */
export const waitFor = (tokens: number, { everyMs }: Limit): number =>
  tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs)

export function afterwards(operation: Operation, tokens: number, { burst }: Limit): number {
  if (operation === 'give') return Math.min(burst, tokens + 1)
  return operation === 'look' ? tokens : Math.max(-burst, tokens - 1)
}
