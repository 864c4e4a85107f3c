const PRELOAD = new URL('./shifted-clock.mjs', import.meta.url).href

/** Settings of a server whose clock is wrong by `shiftMs`, and by `jumpMs` more between two SIGUSR2. */
export const shiftedClock = (shiftMs: number, jumpMs = 0): Record<string, string> => ({
  NODE_OPTIONS: `--import=${PRELOAD}`,
  CLOCK_SHIFT_MS: `${shiftMs}`,
  CLOCK_JUMP_MS: `${jumpMs}`,
})
