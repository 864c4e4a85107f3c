import { parseArgs } from 'node:util'

export interface Order {
  commit: string
  /** Names; none for all that are not optional. */
  rows: string[]
  rounds: number
  /** How much more each may cost, in percent. */
  limit: number
}

const USAGE = 'npm run bench -- compare <commit> [rows…] [--rounds 20] [--limit 5]'

/** Fewer give no interval worth the name. */
const LEAST_ROUNDS = 6

export function readOrder(args: readonly string[], names: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '20' }, limit: { type: 'string', default: '5' } },
  })
  const [commit, ...rows] = positionals
  if (!commit) throw new Error(`Compared with which commit? ${USAGE}`)
  const unknown = rows.filter((row) => !names.includes(row))
  if (unknown.length > 0)
    throw new Error(`No row is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < LEAST_ROUNDS)
    throw new Error(`--rounds is ${LEAST_ROUNDS} or more`)
  const limit = Number(values.limit)
  if (!(limit >= 0)) throw new Error('--limit is a number of percent')
  return { commit, rows, rounds, limit }
}
