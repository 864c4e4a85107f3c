import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each(['loopback', '10.0.0.0/8', '127.0.0.1, ::1', 'uniquelocal,192.0.2.7', ''])(
  'TRUST_PROXY may be «%s»',
  (value) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: value })
    expect(trustProxy).toEqual(value.split(',').flatMap((part) => part.trim() || []))
  },
)

test.each(['1', 'true', 'yes', 'proxy.example', '10.0.0.0/x', '999.1.1.1'])(
  'TRUST_PROXY «%s» stops the start with one clear line',
  (value) => {
    const read = () => readConfig({ TRUST_PROXY: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^Configuración: TRUST_PROXY debe ser [^\n]+\.$/)
  },
)

test('a short secret, or none with PostgreSQL, stops the start', () => {
  expect(readConfig({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toHaveLength(32)
  const wrong = [{ SESSION_SECRET: 'x'.repeat(31) }, { DATABASE_URL: 'postgres://localhost/turnero' }]
  for (const env of wrong) {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(/^Configuración: SESSION_SECRET [^\n]+\.$/)
  }
})

test('PUSH_SERVICES is a list of hosts', () => {
  const { pushServices } = readConfig({ PUSH_SERVICES: 'Push.ejemplo.com, *.push.ejemplo.org,127.0.0.1' })
  expect(pushServices).toEqual(['push.ejemplo.com', '*.push.ejemplo.org', '127.0.0.1'])
  expect(readConfig({}).pushServices).toEqual([])
  for (const wrong of ['https://push.ejemplo.com', 'push.*.com', '*', 'push ejemplo.com', 'a:443']) {
    expect(() => readConfig({ PUSH_SERVICES: wrong })).toThrow(/^Configuración: PUSH_SERVICES [^\n]+\.$/)
  }
})
