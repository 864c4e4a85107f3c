import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tx } from './db.ts'
import { Lane, type OpenTx, WAIT_MAX_MS } from './lane.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const emptyTx = (): OpenTx =>
  ({
    dirty: false,
    changes: [],
    afterwards: [],
    commit: () => {},
    rollback: () => {},
  }) as unknown as OpenTx

test('while the first in line has waited too long, newcomers are refused at once; afterwards they are let in', async () => {
  const lane = new Lane(emptyTx, () => {})
  let started = () => {}
  let finish = () => {}
  const running = new Promise<void>((resolve) => {
    started = resolve
  })
  const held = lane.write('a', () => {
    started()
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await running
  const waiting = lane.write('a', async (_tx: Tx) => 'done')
  vi.advanceTimersByTime(WAIT_MAX_MS + 1)
  await expect(lane.write('a', async () => 'late')).rejects.toMatchObject({ codigo: 'sobrecarga' })
  finish()
  await held
  expect(await waiting).toBe('done')
  expect(await lane.write('a', async () => 'again')).toBe('again')
})

test('what is kept in memory is told of a commit, and not of one that failed', async () => {
  const seen: string[] = []
  let broken = false
  const begin = () => {
    const afterwards: (() => void)[] = []
    const commit = () => {
      if (broken) throw new Error('the disk is full')
    }
    return {
      ...emptyTx(),
      afterwards,
      afterCommit: (action: () => void) => afterwards.push(action),
      commit,
    } as OpenTx
  }
  const lane = new Lane(begin, () => {})
  const note = (name: string) => lane.write('a', async (tx) => tx.afterCommit(() => seen.push(name)))
  await note('kept')
  broken = true
  await expect(note('lost')).rejects.toThrow('full')
  expect(seen).toEqual(['kept'])
})
