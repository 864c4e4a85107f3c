/** MODEL_SEED repeats a run; otherwise every run has a new seed. */
export const chosenSeed = (): number | null => {
  const { MODEL_SEED } = process.env
  return MODEL_SEED ? Number(MODEL_SEED) : null
}

export const newSeed = (): number => chosenSeed() ?? Math.floor(Math.random() * 1_000_000_000)
