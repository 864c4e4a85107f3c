import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect } from 'vitest'
import { freePort } from '#harness/free-port.ts'
import { listens } from '#harness/listens.ts'
import { PATIENCE_MS } from '#harness/patience.ts'
import { type Device, SIZE } from './device.ts'

/** The key by which WebDriver identifies an element (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`)
  return value
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** Starts an invisible display, because WebKitGTK has no headless mode. It picks a free number and writes it. */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3] as Readable, 'data')
  return { child, name: `:${String(number).trim()}` }
}

/** Opens WebKitGTK in place of Safari: the same engine with another network library. */
export async function openWebKit(driverPath: string, xvfb: string): Promise<Device> {
  const display = await startDisplay(xvfb)
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  })
  await expect.poll(() => listens(port)).toBe(true)
  const alwaysMatch = { timeouts: { implicit: PATIENCE_MS } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `http://127.0.0.1:${port}/session`, {
    capabilities: { alwaysMatch },
  })
  const session = `http://127.0.0.1:${port}/session/${sessionId}`
  const post = <T>(path: string, body: object = {}) => send<T>('POST', `${session}/${path}`, body)
  const element = async (xpath: string) =>
    (await post<Record<string, string>>('element', { using: 'xpath', value: xpath }))[ELEMENT]
  await post('window/rect', SIZE)
  return {
    goTo: (url) => post('url', { url }),
    reload: () => post('refresh'),
    text: () => post('execute/sync', { script: 'return document.body.innerText', args: [] }),
    find: async (xpath) => void (await element(xpath)),
    click: async (xpath) => post(`element/${await element(xpath)}/click`),
    type: async (xpath, text) => post(`element/${await element(xpath)}/value`, { text }),
    close: async () => {
      await send('DELETE', session)
      await end(driver)
      await end(display.child)
    },
  }
}
