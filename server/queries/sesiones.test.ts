import { expect, test } from 'vitest'
import { newToken } from '#server/base/ids.ts'
import type { Db } from '#server/store/db.ts'
import { sesionDe } from './sesiones.ts'

/** A database that fails on every query. */
const unasked = {
  first: () => {
    throw new Error('asked')
  },
} as unknown as Db

test('a cookie that is not shaped like a token is rejected without a query', async () => {
  for (const token of ['x', 'a'.repeat(15_000), `${newToken()}x`, 'ñ'.repeat(43), "' or 1=1 --"]) {
    expect(await sesionDe(unasked, 'secreto', token, 0)).toBeNull()
  }
  await expect(sesionDe(unasked, 'secreto', newToken(), 0)).rejects.toThrow('asked')
})
