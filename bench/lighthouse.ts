import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from '#tests/helpers/server-process.ts'

const PAGES = ['/', '/pricing', '/login']
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof LEAST
type Scores = Record<Category, number>
type Report = { scores: Scores; timings: string }

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

const CHROME_FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** A port that is free now: the pages name their own address, so it must be known before the start. */
async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

async function audit(url: string, chromePort: number): Promise<Report> {
  const result = await lighthouse(url, {
    port: chromePort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(LEAST),
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  for (const { score, scoreDisplayMode, title } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${url}: ${title}`)
  }
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const scores = Object.fromEntries(
    Object.keys(LEAST).map((name) => [name, scoreOf(name as Category)]),
  ) as Scores
  const timings = TIMINGS.map((name) => `${name} ${audits[name]?.displayValue}`).join(', ')
  return { scores, timings }
}

const port = await freePort()
const dataDir = await mkdtemp(join(tmpdir(), 'turnero-lighthouse-'))
const url = `http://127.0.0.1:${port}`
const server = await startServer({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url })
const chrome = await launch({
  chromePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: CHROME_FLAGS,
})
let failed = false
try {
  for (const path of PAGES) {
    const { scores, timings } = await audit(url + path, chrome.port)
    const low = Object.entries(scores).filter(([name, score]) => score < LEAST[name as Category])
    failed ||= low.length > 0
    console.log(`${low.length > 0 ? 'FALLA' : 'bien '}  ${path.padEnd(10)} ${JSON.stringify(scores)}`)
    console.log(`       ${timings}`)
  }
} finally {
  await chrome.kill()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
