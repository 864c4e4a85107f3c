import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { command } from './command.ts'
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

const context = { ahora: 0, politica: { catalogo: 'pagina', planFijo: null } } as const
const run = <T>(lane: Lane, work: (tx: Tx) => Promise<T>) =>
  lane.execute(
    command<object, T>('prueba', () => ['a'], work),
    {},
    context,
  )

test('while the first in line has waited too long, newcomers are refused at once; afterwards they are let in', async () => {
  const lane = new Lane(emptyTx, () => {})
  let started = () => {}
  let finish = () => {}
  const running = new Promise<void>((resolve) => {
    started = resolve
  })
  const held = run(lane, () => {
    started()
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await running
  const waiting = run(lane, async () => 'done')
  vi.advanceTimersByTime(WAIT_MAX_MS + 1)
  await expect(run(lane, async () => 'late')).rejects.toMatchObject({ codigo: 'sobrecarga' })
  finish()
  await held
  expect(await waiting).toBe('done')
  expect(await run(lane, async () => 'again')).toBe('again')
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
  const note = (name: string) => run(lane, async (tx) => tx.afterCommit(() => seen.push(name)))
  await note('kept')
  broken = true
  await expect(note('lost')).rejects.toThrow('full')
  expect(seen).toEqual(['kept'])
})
