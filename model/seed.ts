/** Numbers from 0 to 1, always the same for one seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** MODEL_SEED repeats a run; otherwise every run is another one. */
export const chosenSeed = (): number | null => {
  const { MODEL_SEED } = process.env
  return MODEL_SEED ? Number(MODEL_SEED) : null
}

export const newSeed = (): number => chosenSeed() ?? Math.floor(Math.random() * 1_000_000_000)
