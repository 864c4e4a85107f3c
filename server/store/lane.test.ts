import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rechazo } from '#server/rechazo.ts'
import { type OpenTx, runBatch } from './batch.ts'
import { command } from './command.ts'
import type { Tx } from './db.ts'
import { Lane, WAIT_MAX_MS } from './lane.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const emptyTx = (): OpenTx =>
  ({
    dirty: false,
    changes: [],
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
  const lane = new Lane(
    (batch) => runBatch(emptyTx, batch),
    () => {},
  )
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

test('a commit that failed is told to everybody in it, and never run again', async () => {
  let runs = 0
  const begin = () =>
    ({
      ...emptyTx(),
      commit: () => {
        throw new Error('the disk is full')
      },
    }) as OpenTx
  const lane = new Lane(
    (batch) => runBatch(begin, batch),
    () => {},
  )
  const results = await Promise.allSettled([1, 2, 3].map(() => run(lane, async () => ++runs)))
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(runs).toBe(3)
})

test('a store that cannot begin refuses everybody at once, in its own words', async () => {
  const lane = new Lane(
    (batch) =>
      runBatch(() => {
        throw new Rechazo('no_disponible', { esperar: 2 })
      }, batch),
    () => {},
  )
  const results = await Promise.allSettled([1, 2].map(() => run(lane, async () => 'never')))
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { codigo: 'no_disponible' } })
  }
})
