import { executionAsyncResource } from 'node:async_hooks'

/**
 * Keeps one of the objects that `process.nextTick` creates. When a garbage collection during the start finds none of
 * them alive, V8 drops their hidden class and never again creates them the fast way: a lookup then takes 36 µs instead
 * of 30. It happens at some starts and not at others.
 */
const kept: object[] = []

process.nextTick(() => kept.push(executionAsyncResource()))
