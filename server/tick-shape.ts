import { executionAsyncResource } from 'node:async_hooks'

/**
 * One of the objects that `process.nextTick` makes, kept for good. All others are gone within a moment, so that a
 * garbage collection during the start finds none alive and forgets their shape; the engine then never again makes
 * them the quick way, and each costs a microsecond instead of a tenth of one, several times per request.
 */
export const kept: object[] = []

process.nextTick(() => kept.push(executionAsyncResource()))
