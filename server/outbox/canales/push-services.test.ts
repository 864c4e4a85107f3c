import { expect, test } from 'vitest'
import { allowsPush } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('%s is a known push service', (endpoint) => expect(allowsPush(endpoint, [])).toBe(true))

test.each([
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://web.push.apple.com.ejemplo.com/x',
  'https://web.push.apple.com:444/x',
  'http://web.push.apple.com/x',
  'https://user@ejemplo.com/x',
  'no-address',
])('%s is none', (endpoint) => expect(allowsPush(endpoint, [])).toBe(false))

test('the operator can add hosts', () => {
  const added = ['push.ejemplo.com', '*.push.ejemplo.org']
  expect(allowsPush('https://push.ejemplo.com/x', added)).toBe(true)
  expect(allowsPush('https://a.push.ejemplo.org/x', added)).toBe(true)
  expect(allowsPush('https://push.ejemplo.org/x', added)).toBe(false)
})
