import { expect, test } from 'vitest'
import { smtpOptions } from './transport.ts'

test.each([
  ['smtp://correo.ejemplo.com:587', true],
  ['smtp://ana:clave@correo.ejemplo.com', true],
  ['smtp://correo.ejemplo.com?requireTLS=false', undefined],
  ['smtp://correo.ejemplo.com?ignoreTLS=true', undefined],
  // Encrypted from the first byte.
  ['smtps://correo.ejemplo.com', undefined],
  // A relay on the same machine.
  ['smtp://127.0.0.1:25', undefined],
  ['smtp://localhost', undefined],
])('mail to %s requires STARTTLS: %s', (url, demanded) => {
  expect(smtpOptions(url)).toMatchObject({ url })
  expect('requireTLS' in smtpOptions(url) ? true : undefined).toBe(demanded)
})
