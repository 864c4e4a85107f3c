/** Runs `work` for 0 … count-1 with at most `atOnce` in flight; returns the results in order. */
export async function inParallel<T>(
  count: number,
  atOnce: number,
  work: (i: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = new Array(count)
  let next = 0
  const worker = async () => {
    while (next < count) {
      const i = next++
      results[i] = await work(i)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return results
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)
