import { expect, test } from 'vitest'
import { enFila } from './en-fila.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('the lists of one account follow each other, a turn of the event loop apart; those of another do not wait', async () => {
  const read: string[] = []
  const list = (usuarioId: number, name: string) =>
    enFila(usuarioId, async () => {
      read.push(name)
      return name
    })
  const all = ['a', 'b', 'c'].map((name) => list(1, name))
  const other = list(2, 'otra')
  expect(read).toEqual(['a', 'otra'])
  const seen: number[] = []
  for (let i = 0; i < 4; i++) {
    await turn()
    seen.push(read.length)
  }
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'otra'])
  // Never two in the same turn.
  expect(seen.every((count, i) => count - (seen[i - 1] ?? 2) <= 1)).toBe(true)
})

test('one that fails holds nobody up', async () => {
  const failed = enFila(1, () => Promise.reject(new Error('away')))
  const next = enFila(1, async () => 'read')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('read')
})
