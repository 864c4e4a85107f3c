import { expect, test } from 'vitest'
import { missingMessage, newestFirst } from './system-packages.mjs'
import { parseUser } from './system-user.mjs'

test('missing programs are named in one line with the command that installs them', () => {
  const programs = [
    { title: 'Redis', package: 'redis-server' },
    { title: 'HAProxy', package: 'haproxy' },
  ]
  expect(missingMessage(programs)).toBe(
    'Para las pruebas falta: Redis, HAProxy. Se instala con: sudo apt-get install -y redis-server haproxy',
  )
})

test('PostgreSQL versions compare as numbers', () => {
  expect(newestFirst(['9.6', '15', '17'])).toEqual(['17', '15', '9.6'])
})

test('a user is found in the password file by its whole name', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\npostgres2:x:7:8::/:/bin/sh\npostgres:x:101:104::/:/bin/sh\n'
  expect(parseUser(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(parseUser(passwd, 'nadie')).toBeUndefined()
})
