import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rechazo } from '#server/base/rechazo.ts'
import { explainedBy, type OpenTx, runBatch } from './batch.ts'
import { command, groupCommand } from './command.ts'
import type { Tx } from './db.ts'
import { Lane, WAIT_MAX_MS } from './lane.ts'
import { unavailable } from './unavailable.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const emptyTx = (): OpenTx =>
  ({
    dirty: false,
    taken: new Set(),
    lost: false,
    changes: [],
    commit: () => {},
    rollback: () => {},
  }) as unknown as OpenTx

const politica = { catalogo: 'pagina', planFijo: null } as const
const context = { ahora: 0, instante: 0, confirmado: 0, propia: false, politica }
const run = <T>(lane: Lane, work: (tx: Tx) => Promise<T>) =>
  lane.execute(
    command<object, T>('prueba', () => ['a'], work),
    {},
    context,
  )

test('new commands are rejected while the first in line has waited too long, and accepted afterwards', async () => {
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

test('a failed commit rejects every command in it and is not run again', async () => {
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

test('a store that cannot begin a transaction rejects every command with its own error', async () => {
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

/** Returns a lane in which another node holds the keys in `taken`. */
function laneBeside(taken: Set<string>): { lane: Lane; tries: () => number } {
  let tries = 0
  const begin = () => {
    tries++
    return { ...emptyTx(), taken } as OpenTx
  }
  const lane = new Lane(
    (batch) => runBatch(begin, batch),
    () => {},
  )
  return { lane, tries: () => tries }
}

const runWith = (lane: Lane, keys: string[], work: () => Promise<string>) =>
  lane.execute(
    command<object, string>('prueba', () => keys, work),
    {},
    context,
  )

test('a command whose key is taken does not block others and runs once the key is free', async () => {
  const taken = new Set(['a'])
  const { lane } = laneBeside(taken)
  const order: string[] = []
  const first = runWith(lane, ['b', 'a'], async () => `${order.push('first')}`)
  const second = runWith(lane, ['a'], async () => `${order.push('second')}`)
  await runWith(lane, ['b'], async () => `${order.push('other')}`)
  taken.clear()
  await Promise.all([first, second])
  expect(order).toEqual(['other', 'first', 'second'])
})

test('a command whose key stays taken is rejected; commands with other keys are accepted all the time', async () => {
  const { lane, tries } = laneBeside(new Set(['a']))
  const held = runWith(lane, ['a'], async () => 'never').catch((error) => error)
  await expect.poll(tries).toBeGreaterThan(2)
  vi.advanceTimersByTime(WAIT_MAX_MS + 1)
  expect(lane.full).toBe(false)
  expect(await runWith(lane, ['b'], async () => 'done')).toBe('done')
  expect(await held).toMatchObject({ codigo: 'no_disponible', esperar: 2 })
  await lane.drain()
})

test('items of a split group whose key is then taken run later, and none runs twice', async () => {
  const taken = new Set<string>()
  const done: number[] = []
  const lane = new Lane(
    (batch) => runBatch(() => ({ ...emptyTx(), taken: new Set(taken) }) as OpenTx, batch),
    () => {},
  )
  const together = groupCommand<number, number>(
    'prueba',
    () => 'a',
    async (_, items) => {
      if (items.length > 1) throw new Error('a fault in the group')
      // After the first item, another node briefly holds the key.
      if (done.push(...items) === 1) {
        taken.add('a')
        setTimeout(() => taken.clear(), 5)
      }
      return items.map((n) => ({ ok: n }))
    },
  )
  const results = await Promise.all([1, 2, 3].map((n) => lane.execute(together, n, context)))
  expect(results).toEqual([1, 2, 3])
  expect(done).toEqual([1, 2, 3])
})

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

test('commands do not fail with one for which the disk was too full', async () => {
  const lane = new Lane(
    async (batch) => explainedBy(unavailable, await runBatch(emptyTx, batch)),
    () => {},
  )
  const results = await Promise.allSettled([
    run(lane, async () => 'one'),
    run(lane, async () => {
      throw full
    }),
    run(lane, async () => 'three'),
  ])
  expect(results).toMatchObject([
    { value: 'one' },
    { reason: { codigo: 'no_disponible', esperar: 2, causa: 'disco' } },
    { value: 'three' },
  ])
  expect(lane.failing).toBe('disco')
  expect(lane.failures.get('disco')).toBe(1)
  await run(lane, async () => 'again')
  expect(lane.failing).toBe(null)
})

test('a commit that finds the disk full refuses every command in it', async () => {
  const begin = () =>
    ({
      ...emptyTx(),
      commit: () => {
        throw full
      },
    }) as OpenTx
  const lane = new Lane(
    async (batch) => explainedBy(unavailable, await runBatch(begin, batch)),
    () => {},
  )
  const results = await Promise.allSettled([1, 2].map(() => run(lane, async () => 'never')))
  for (const result of results) expect(result).toMatchObject({ reason: { codigo: 'no_disponible' } })
  expect(lane.failing).toBe('disco')
})

test('a lane whose batch takes seconds is stuck until the batch ends', async () => {
  const lane = new Lane(
    (batch) => runBatch(emptyTx, batch),
    () => {},
  )
  const [started, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = run(lane, () => {
    started.resolve()
    return finished.promise
  })
  await started.promise
  vi.advanceTimersByTime(4000)
  expect(lane.stuck).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(lane.stuck).toBe(true)
  finished.resolve()
  await held
  expect(lane.stuck).toBe(false)
})
