import { CannotRun, type Drill } from './drill.ts'
import { others, round, waiting } from './list.ts'

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const short = process.argv.includes('--short')

interface Line {
  state: 'kept' | 'BROKEN' | 'not run'
  text: string
}

async function run(drill: Drill): Promise<Line> {
  try {
    const { facts, faults } = await drill.run({ short })
    if (faults.length === 0) return { state: 'kept', text: `${facts}; lost nothing` }
    const some = faults.slice(0, 5).join('; ')
    return { state: 'BROKEN', text: `${facts}; ${faults.length} faults: ${some}` }
  } catch (error) {
    if (error instanceof CannotRun) return { state: 'not run', text: error.message }
    return { state: 'BROKEN', text: (error as Error).stack ?? String(error) }
  }
}

const counts = { kept: 0, BROKEN: 0, 'not run': 0 }
for (const drill of [...round, ...others, ...waiting].filter(
  ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
)) {
  const started = performance.now()
  const { state, text } = await run(drill)
  counts[state]++
  console.log(
    `${state.padEnd(7)}  ${drill.name}: ${text} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  )
}
console.log(`\n${counts.kept} kept, ${counts.BROKEN} broken, ${counts['not run']} not run`)
process.exit(counts.BROKEN > 0 ? 1 : 0)
