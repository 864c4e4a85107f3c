const FIRST_MS = 500
const LONGEST_MS = 15_000

/** Returns the pause before the next attempt. It doubles, with jitter, so that clients do not all return at once. */
export function pauseBefore(failures: number, random: number): number {
  const whole = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
  return whole / 2 + (whole / 2) * random
}
