/**
 * How long a test waits for what happens by itself. Only a failure waits so long, so a machine that is busy with other
 * things is no reason to fail.
 */
export const PATIENCE_MS = 30_000
