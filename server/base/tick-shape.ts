import { executionAsyncResource } from 'node:async_hooks'

/**
 * Keeps one of the objects that `process.nextTick` makes. When a garbage collection during the start finds none of them
 * alive, V8 drops their shape and never again makes them the quick way: a look-up then costs 6 µs more of 30. It happens
 * at some starts and not at others.
 */
const kept: object[] = []

process.nextTick(() => kept.push(executionAsyncResource()))
