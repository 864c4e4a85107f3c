import { freePort } from '#harness/free-port.ts'
import { atLeast, atMost, type Figure, median, type Row } from '../figure.ts'
import { type Audit, type Auditor, openAuditor } from '../lighthouse.ts'
import { withStolen } from '../stolen.ts'
import { openWorld, type World } from '../world.ts'

/** What strangers open on a phone or a wall, and the other pages. */
const PUBLIC = { performance: 99, scriptKb: 90 }
const OTHER = { performance: 98, scriptKb: 150 }
const RUNS = 5
/** A run during which the host gave more of the processor to other machines is done again, so often at most. */
const CALM = 0.05
const MOST_RUNS = 15

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
        const runs = short ? { counted: 1, most: 1 } : { counted: RUNS, most: MOST_RUNS }
        const { audit, told } = await auditMedian(auditor, world.server.url + page.path, runs)
        log(`${page.name}: ${audit.timings}; ${told}`)
        figures.push(...figuresOf(page, audit))
      }
      return figures
    } finally {
      await auditor.close()
      await world.stop()
    }
  },
}

/** Returns the run with the median performance, of those that the host disturbed least. */
async function auditMedian(
  auditor: Auditor,
  url: string,
  { counted, most }: { counted: number; most: number },
) {
  // The server compresses a page at its first request, which is not part of the figure.
  await fetch(url)
  const all: { result: Audit; stolen: number }[] = []
  const calm = () => all.filter(({ stolen }) => stolen <= CALM).length
  while (calm() < counted && all.length < most) all.push(await withStolen(() => auditor.audit(url)))
  const least = all.sort((a, b) => a.stolen - b.stolen).slice(0, counted)
  const audits = least.map(({ result }) => result)
  const middle = median(audits.map(({ scores }) => scores.performance))
  const audit = audits.find(({ scores }) => scores.performance === middle) ?? (audits[0] as Audit)
  const stolen = Math.round((least.at(-1)?.stolen ?? 0) * 100)
  return { audit, told: `${counted} of ${all.length} runs counted, at most ${stolen} % stolen by the host` }
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
