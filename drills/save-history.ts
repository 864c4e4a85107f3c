import { mkdirSync, writeFileSync } from 'node:fs'
import type { History } from '#harness/history.ts'

const RESULTS = new URL('results/', import.meta.url)

/** Writes the history of a drill to a file, to look at when the drill fails. */
export function saveHistory(name: string, { operations }: History): void {
  mkdirSync(RESULTS, { recursive: true })
  const lines = operations.map((operation) => JSON.stringify(operation))
  writeFileSync(new URL(`${name.replace(/[^\w]+/g, '-')}.jsonl`, RESULTS), `${lines.join('\n')}\n`)
}
