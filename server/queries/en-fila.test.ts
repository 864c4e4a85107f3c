import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { enFila } from './en-fila.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']
const turn = () => performance.nodeTiming.uvMetricsInfo.loopCount

/** Calls one function after the other in one turn of the event loop, as requests on several sockets arrive. */
const inOneTurn = <T>(calls: (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    calls.map(
      (call) => new Promise<T>((resolve, reject) => setImmediate(() => call().then(resolve, reject))),
    ),
  )

test('lists of one account that are asked for in one turn of the event loop are read in one each, in order', async () => {
  const read: string[] = []
  const turns: number[] = []
  const asked: number[] = []
  const list = (name: string) => () => {
    asked.push(turn())
    return enFila(1, async () => {
      read.push(name)
      turns.push(turn())
      return name
    })
  }
  expect(await inOneTurn(NAMES.map(list))).toEqual(NAMES)
  expect(new Set(asked).size).toBe(1)
  expect(read).toEqual(NAMES)
  expect(new Set(turns).size).toBe(NAMES.length)
})

test('those of another account do not wait for them', async () => {
  const read: string[] = []
  const list = (usuarioId: number, name: string) => () =>
    enFila(usuarioId, async () => {
      read.push(name)
    })
  await inOneTurn([...NAMES.map((name) => list(2, name)), list(3, 'another')])
  expect(read.slice(0, 2)).toEqual(['a', 'another'])
})

test('one that fails holds nobody up', async () => {
  const failed = enFila(4, () => Promise.reject(new Error('away')))
  const next = enFila(4, async () => 'read')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('read')
})
