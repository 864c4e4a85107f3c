/**
 * How long a test waits for what happens by itself. Only a failure waits so long, so a machine that is busy with other
 * things is no reason to fail. Shorter than the 30 s after which screens and server look again by themselves: otherwise
 * a push that never came would go unnoticed.
 */
export const PATIENCE_MS = 20_000
