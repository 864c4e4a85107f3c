import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM } from '#harness/chromium.ts'
import { freePort } from '#harness/free-port.ts'
import { atLeast, type Figure, figure, type Row, within } from './report.ts'
import { median } from './stats.ts'
import { openWorld, type World } from './world.ts'

const RUNS = 5

/** Goals for pages that customers open on a phone or a wall screen. */
const PUBLIC = { performance: 99, scriptKb: 90 }
/** Goals for all other pages. */
const OTHER = { performance: 98, scriptKb: 150 }

interface Page {
  name: string
  path: string
  /** Search engines must not index the others. */
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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Audit {
  /** From 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Compressed, as sent. */
  scriptKb: number
  /** Share of the processor time that the host gave to other machines during the run. */
  stolen: number
}

/** The pages users see first, in Lighthouse's mobile setting, and the size of their scripts. */
export const lighthouseRow: Row = {
  name: 'lighthouse',
  async run({ short, log }) {
    // Pages contain their own address, so the port must be known before the start.
    const port = await freePort()
    const world = await openWorld(2, { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` })
    const chromeFlags = ['--headless', ...CHROMIUM.flags, ...(CHROMIUM.sandbox ? [] : ['--no-sandbox'])]
    const chrome = await launch({ chromePath: CHROMIUM.path, chromeFlags })
    try {
      const figures: Figure[] = []
      for (const page of pagesOf(world).slice(0, short ? 1 : undefined)) {
        const { audit, note } = await medianAudit(world.server.url + page.path, chrome.port, short ? 1 : RUNS)
        log(`${page.name}: ${note}`)
        figures.push(...figuresOf(page, audit))
      }
      return figures
    } finally {
      chrome.kill()
      await world.stop()
    }
  },
}

/** Runs with a larger stolen share are repeated, up to three times the wanted number. */
const CALM_SHARE = 0.05

/** The run with the median performance score, of those that the host disturbed least. */
async function medianAudit(url: string, port: number, wanted: number) {
  // The server compresses a page at its first request, which is not part of the figure.
  await fetch(url)
  const all: Audit[] = []
  const calm = () => all.filter(({ stolen }) => stolen <= CALM_SHARE).length
  while (calm() < wanted && all.length < 3 * wanted) all.push(await audit(url, port))
  const counted = all.sort((a, b) => a.stolen - b.stolen).slice(0, wanted)
  const byScore = counted.sort((a, b) => a.scores.performance - b.scores.performance)
  const most = Math.max(...counted.map(({ stolen }) => stolen))
  return {
    audit: byScore[wanted >> 1] as Audit,
    note: `${wanted} of ${all.length} runs counted, at most ${Math.round(most * 100)} % stolen by the host`,
  }
}

async function audit(url: string, port: number): Promise<Audit> {
  const before = processorTicks()
  const onlyCategories = [...CATEGORIES]
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories })
  const after = processorTicks()
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const requests = audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined
  const scripts = requests?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Audit['scores'],
    scriptKb: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    stolen: (after.stolen - before.stolen) / Math.max(1, after.wanted - before.wanted),
  }
}

/** Ticks of all processors since boot. */
function processorTicks(): { wanted: number; stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return { wanted: user + nice + system + irq + softirq + stolen, stolen }
}

function figuresOf({ name, indexable, goals }: Page, { scores, scriptKb }: Audit): Figure[] {
  const others = [scores.accessibility, scores['best-practices'], ...(indexable ? [scores.seo] : [])]
  const score = (what: string, value: number, goal: number) =>
    figure(`Lighthouse mobile, ${name}: ${what}`, value, '', {
      against: 'the most there is',
      limit: 100,
      goal: atLeast(goal / 100),
    })
  return [
    score('performance', scores.performance, goals.performance),
    score(`lowest of the other ${others.length}`, Math.min(...others), 100),
    within(`script of ${name}, compressed`, scriptKb, 'KB', goals.scriptKb),
  ]
}

/** An old phone on a poor network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4
const USABLE_MS = 1500

/** Time until a customer with an old phone can use the form. */
export const usableRow: Row = {
  name: 'usable',
  async run({ short }) {
    const world = await openWorld(3)
    const browser = await chromium.launch({
      executablePath: CHROMIUM.path,
      chromiumSandbox: CHROMIUM.sandbox,
      args: CHROMIUM.flags,
    })
    try {
      const times: number[] = []
      for (let run = 0; run < (short ? 1 : RUNS); run++) {
        // A new profile each time: nothing is cached.
        const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
        times.push(await usableAfter(context, `${world.server.url}/mi-turno/${world.empresaId}`))
        await context.close()
      }
      const name = 'take form of mi-turno, until it can be used (1.6 Mbit/s, 150 ms, slow phone)'
      return [within(name, median(times), 'ms', USABLE_MS)]
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

/** Milliseconds until the form can be used: painted, with a cola to choose. */
async function usableAfter(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(noteWhenUsable)
  await page.goto(url)
  const noted = await page.waitForFunction(() => document.documentElement.dataset.usable)
  return Number(await noted.jsonValue())
}

/** Runs in the page. A frame has been painted when the next one begins. */
function noteWhenUsable() {
  const usable = () => {
    const name = document.querySelector<HTMLInputElement>('input[name="nombre"]')
    const cola = document.querySelector<HTMLInputElement | HTMLSelectElement>(
      'input[name="colaId"]:checked, select[name="colaId"]',
    )
    const visible = name?.checkVisibility({ visibilityProperty: true })
    return visible && !name?.disabled && cola?.value && document.querySelector('button[type="submit"]')
  }
  const look = () => {
    if (usable()) {
      requestAnimationFrame(() => {
        document.documentElement.dataset.usable = String(performance.now())
      })
    } else requestAnimationFrame(look)
  }
  look()
}
