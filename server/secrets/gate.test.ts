import { expect, onTestFinished, test, vi } from 'vitest'
import { LONGEST_WAIT_MS } from './contrasenas.ts'
import { Gate } from './gate.ts'

/** Tasks that end when the test calls the matching function in `open`. */
function tasks() {
  const open: ((error?: Error) => void)[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      open.push((error) => (error ? reject(error) : resolve()))
    })
  return { open, work }
}
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('runs up to `width` tasks at a time, the others in order of arrival', async () => {
  const gate = new Gate(2, 1000)
  const { open, work } = tasks()
  const done: number[] = []
  const all = [1, 2, 3, 4].map((i) => gate.pass(work).then(() => done.push(i)))
  await soon()
  expect(open.length).toBe(2)
  open[1]?.()
  await soon()
  expect([done, open.length]).toEqual([[2], 3])
  for (const end of open) end()
  await soon()
  open[3]?.()
  await Promise.all(all)
  expect(done).toEqual([2, 1, 3, 4])
})

test('a task that would wait too long is rejected at once, and a failed task makes room', async () => {
  const gate = new Gate(1, 60)
  const { open, work } = tasks()
  const first = gate.pass(work)
  const second = gate.pass(work)
  const third = gate.pass(work)
  await expect(gate.pass(work)).rejects.toMatchObject({ codigo: 'sobrecarga' })
  open[0]?.(new Error('mal'))
  await expect(first).rejects.toThrow('mal')
  await soon()
  open[1]?.()
  await second
  await soon()
  open[2]?.()
  await third
  await expect(gate.pass(async () => 'libre')).resolves.toBe('libre')
})

test('a hundred passwords that arrive together are all checked, one at a time', async () => {
  const gate = new Gate(1, LONGEST_WAIT_MS)
  const { open, work } = tasks()
  const all = Array.from({ length: 100 }, () => gate.pass(work))
  for (let i = 0; i < all.length; i++) {
    await soon()
    open[i]?.()
  }
  await expect(Promise.all(all)).resolves.toHaveLength(100)
})

test('a task that has waited too long is rejected, whatever the estimate was, and later ones still run', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const gate = new Gate(1, LONGEST_WAIT_MS)
  const { open, work } = tasks()
  const slow = gate.pass(work)
  const waiting = [gate.pass(work), gate.pass(work)]
  for (const one of waiting) one.catch(() => {})
  vi.advanceTimersByTime(LONGEST_WAIT_MS - 1)
  const late = gate.pass(work)
  vi.advanceTimersByTime(1)
  for (const one of waiting) await expect(one).rejects.toMatchObject({ codigo: 'sobrecarga', status: 503 })
  expect(open).toHaveLength(1)
  open[0]?.()
  await slow
  await soon()
  open[1]?.()
  await late
  expect(open).toHaveLength(2)
  await expect(gate.pass(async () => 'libre')).resolves.toBe('libre')
  expect(vi.getTimerCount()).toBe(0)
})
