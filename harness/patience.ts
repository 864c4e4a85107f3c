/**
 * How long tests wait for asynchronous effects. Only a failing test waits this long, so a busy machine does not make it
 * fail. Shorter than the 30 s after which screens and server poll by themselves; otherwise a lost push would go
 * unnoticed.
 */
export const PATIENCE_MS = 20_000
