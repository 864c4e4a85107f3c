import { freePort } from '#harness/free-port.ts'
import { atLeast, atMost, type Figure, median, type Row } from '../figure.ts'
import { type Audit, type Auditor, openAuditor } from '../lighthouse.ts'
import { openWorld, type World } from '../world.ts'

/** What strangers open on a phone or a wall, and the other pages. */
const PUBLIC = { performance: 99, scriptKb: 90 }
const OTHER = { performance: 98, scriptKb: 150 }
const RUNS = 5

interface Page {
  name: string
  path: string
  /** Search engines are told not to index the others. */
  indexable: boolean
  goals: typeof PUBLIC
}

const pagesOf = ({ empresaId, colas: [colaId] }: World): Page[] => [
  { name: 'landing', path: '/', indexable: true, goals: OTHER },
  { name: 'pricing', path: '/pricing', indexable: true, goals: OTHER },
  { name: 'login', path: '/login', indexable: true, goals: OTHER },
  { name: 'mi-turno', path: `/mi-turno/${empresaId}`, indexable: false, goals: PUBLIC },
  { name: 'verificar', path: '/verificar-turno', indexable: true, goals: PUBLIC },
  { name: 'entrada', path: `/entrada/${empresaId}/${colaId}`, indexable: false, goals: PUBLIC },
  { name: 'monitor', path: `/monitor/${empresaId}/${colaId}`, indexable: false, goals: PUBLIC },
]

/** The pages people see first, in Lighthouse's mobile setting, and the size of their scripts. */
export const lighthouseRow: Row = {
  name: 'lighthouse',
  async run({ short, log }) {
    // The pages name their own address, so the port must be known before the start.
    const port = await freePort()
    const world = await openWorld(2, { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` })
    const auditor = await openAuditor()
    try {
      const figures: Figure[] = []
      for (const page of pagesOf(world).slice(0, short ? 1 : undefined)) {
        const audit = await auditMedian(auditor, world.server.url + page.path, short ? 1 : RUNS)
        log(`${page.name}: ${audit.timings}`)
        figures.push(...figuresOf(page, audit))
      }
      return figures
    } finally {
      await auditor.close()
      await world.stop()
    }
  },
}

/** Returns the run with the median performance. */
async function auditMedian(auditor: Auditor, url: string, runs: number): Promise<Audit> {
  // The server compresses a page at its first request, which is not part of the figure.
  await fetch(url)
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditor.audit(url))
  const middle = median(audits.map(({ scores }) => scores.performance))
  return audits.find(({ scores }) => scores.performance === middle) ?? (audits[0] as Audit)
}

function figuresOf({ name, indexable, goals }: Page, { scores, scriptKb }: Audit): Figure[] {
  const others = [scores.accessibility, scores['best-practices'], ...(indexable ? [scores.seo] : [])]
  const score = (what: string, value: number, goal: number): Figure => ({
    name: `Lighthouse mobile, ${name}: ${what}`,
    value,
    unit: '',
    against: 'the most there is',
    limit: 100,
    ratio: value / 100,
    goal: atLeast(goal),
  })
  return [
    score('performance', scores.performance, goals.performance / 100),
    score(indexable ? 'lowest of the other three' : 'lowest of the other two', Math.min(...others), 1),
    {
      name: `script of ${name}, compressed`,
      value: scriptKb,
      unit: 'KB',
      against: 'at most',
      limit: goals.scriptKb,
      ratio: scriptKb / goals.scriptKb,
      goal: atMost(1),
    },
  ]
}
