import { vi } from 'vitest'
import { PATIENCE_MS } from '#harness/patience.ts'

/** Repeats a check until it passes, and returns what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, PATIENCE_MS)
