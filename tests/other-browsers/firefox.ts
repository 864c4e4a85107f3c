import puppeteer from 'puppeteer-core'
import { PATIENCE_MS } from '#harness/patience.ts'
import { type Device, SIZE } from './device.ts'

/** Uses WebDriver BiDi, which Firefox supports without a driver. */
export async function openFirefox(executablePath: string): Promise<Device> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: SIZE,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX, es' },
  })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(PATIENCE_MS)
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    text: () => page.evaluate(() => document.body.innerText),
    find: async (xpath) => void (await at(xpath).wait()),
    click: (xpath) => at(xpath).click(),
    type: async (xpath, text) => {
      await at(xpath).click()
      await page.keyboard.type(text)
    },
    close: () => browser.close(),
  }
}
