import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM } from '#harness/chromium.ts'

/** An old phone on a poor network: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

export interface SlowPhone {
  /** Milliseconds from opening until the form of the page can be used: painted, with something to choose. */
  usableAfter(url: string): Promise<number>
  close(): Promise<void>
}

export async function openSlowPhone(): Promise<SlowPhone> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM.path,
    chromiumSandbox: CHROMIUM.sandbox,
    args: CHROMIUM.flags,
  })
  return {
    close: () => browser.close(),
    async usableAfter(url) {
      // A profile of its own each time: nothing is cached.
      const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
      try {
        return await measure(context, url)
      } finally {
        await context.close()
      }
    },
  }
}

async function measure(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(noteWhenUsable)
  await page.goto(url)
  const noted = await page.waitForFunction(() => document.documentElement.dataset.usable)
  return Number(await noted.jsonValue())
}

/** Runs in the page. A frame that is drawn after the next one has begun was painted. */
function noteWhenUsable() {
  const usable = () => {
    const name = document.querySelector<HTMLInputElement>('input[name="nombre"]')
    const cola = document.querySelector<HTMLSelectElement>('select[name="colaId"]')
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
