import { expect, test } from 'vitest'
import { TurnMemo } from './turn-memo.ts'

test('reads once per turn of the event loop, and again after a commit or in the next turn', async () => {
  const memo = new TurnMemo()
  let reads = 0
  const ask = (id: number) => memo.remember('question', { id }, () => ++reads)
  expect([ask(1), ask(1), ask(2), ask(1)]).toEqual([1, 1, 2, 1])
  memo.clear()
  expect(ask(1)).toBe(3)
  await new Promise(setImmediate)
  expect(ask(1)).toBe(4)
})
