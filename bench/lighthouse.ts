import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM } from '#harness/chromium.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Audit {
  /** Of 100. */
  scores: Record<Category, number>
  /** Compressed, as it came over the wire. */
  scriptKb: number
  timings: string
}

export interface Auditor {
  audit(url: string): Promise<Audit>
  close(): Promise<void>
}

const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

const CHROME_FLAGS = ['--headless', ...CHROMIUM.flags, ...(CHROMIUM.sandbox ? [] : ['--no-sandbox'])]

/** Lighthouse in its mobile setting: a slow phone on a slow network. */
export async function openAuditor(): Promise<Auditor> {
  const chrome = await launch({
    chromePath: CHROMIUM.path,
    chromeFlags: CHROME_FLAGS,
  })
  return { audit: (url) => audit(url, chrome.port), close: async () => chrome.kill() }
}

async function audit(url: string, port: number): Promise<Audit> {
  const onlyCategories = [...CATEGORIES]
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Audit['scores'],
    scriptKb: scriptBytes(audits['network-requests']?.details) / 1024,
    timings: TIMINGS.map((name) => `${name} ${audits[name]?.displayValue}`).join(', '),
  }
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
