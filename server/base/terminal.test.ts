import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { logStream } from './terminal.ts'

const { isTTY } = process.stdout
afterEach(() => {
  process.stdout.isTTY = isTTY
  vi.restoreAllMocks()
})

function written(level: string): string {
  let text = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += chunk
    return true
  })
  const stream = logStream(level)
  if (!stream) return 'JSON'
  const log = pino({ level }, stream)
  log.info('Turnero arranca')
  log.warn({ reason: 'ECONNRESET' }, 'se perdió una conexión')
  log.error({ err: new Error('disk full') }, 'no se pudo guardar')
  return text
}

test('a terminal shows warnings and errors as sentences; elsewhere the log is JSON', () => {
  process.stdout.isTTY = true
  const text = written('info')
  expect(text).not.toContain('Turnero arranca')
  expect(text).toMatch(/^\d\d:\d\d:\d\d \w+: se perdió una conexión \{"reason":"ECONNRESET"\}$/m)
  expect(text).toMatch(/Error: no se pudo guardar\nError: disk full\n +at /)
  expect(written('silent')).toBe('')
  expect(written('debug')).toBe('JSON')
  process.stdout.isTTY = false
  expect(written('info')).toBe('JSON')
})
