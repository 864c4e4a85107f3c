import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { UsuarioId } from '#server/base/ids.ts'
import { enFila, inTurns } from './en-fila.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']
const turn = () => performance.nodeTiming.uvMetricsInfo.loopCount

/** Makes all calls in one event-loop turn, the way requests on several sockets arrive. */
const inOneTurn = <T>(calls: (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    calls.map(
      (call) => new Promise<T>((resolve, reject) => setImmediate(() => call().then(resolve, reject))),
    ),
  )

test('lists of one account requested in the same event-loop turn are read one per turn, in order', async () => {
  const read: string[] = []
  const turns: number[] = []
  const asked: number[] = []
  const list = (name: string) => () => {
    asked.push(turn())
    return enFila(1 as UsuarioId, async () => {
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

test('lists of different accounts do not wait for each other', async () => {
  const read: string[] = []
  const list = (usuarioId: UsuarioId, name: string) => () =>
    enFila(usuarioId, async () => {
      read.push(name)
    })
  await inOneTurn([...NAMES.map((name) => list(2 as UsuarioId, name)), list(3 as UsuarioId, 'another')])
  expect(read.slice(0, 2)).toEqual(['a', 'another'])
})

test('a slow list is followed by a pause as long as itself', async () => {
  const order: string[] = []
  const list = (name: string) => () =>
    enFila(5 as UsuarioId, async () => {
      order.push(name)
      await sleep(100)
      void sleep(50).then(() => order.push('half of the pause'))
    })
  await inOneTurn(['a', 'b'].map(list))
  expect(order).toEqual(['a', 'half of the pause', 'b'])
})

test('a failed list does not block the next one', async () => {
  const failed = enFila(4 as UsuarioId, () => Promise.reject(new Error('away')))
  const next = enFila(4 as UsuarioId, async () => 'read')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('read')
})

async function* pieces(name: string, count: number, onRead: (name: string) => void) {
  try {
    for (let i = 0; i < count; i++) {
      onRead(name)
      yield i % 2 ? '' : `${name}${i}`
    }
  } finally {
    onRead(`end of ${name}`)
  }
}

const all = (source: AsyncGenerator<string>) => Readable.from(inTurns(source)).toArray()

test('concurrent exports alternate, one piece per event-loop turn', async () => {
  const read: string[] = []
  const turns: number[] = []
  const onRead = (name: string) => {
    read.push(name)
    if (!name.startsWith('end')) turns.push(turn())
  }
  const texts = await Promise.all(NAMES.map((name) => all(pieces(name, 4, onRead))))
  expect(texts).toEqual(NAMES.map((name) => [`${name}0`, `${name}2`]))
  expect(read.slice(0, 10)).toEqual([...NAMES, ...NAMES])
  expect(new Set(turns).size).toBe(4 * NAMES.length)
})

test('an aborted or failed export ends, and others go on', async () => {
  const read: string[] = []
  const left = inTurns(pieces('left', 9, (name) => read.push(name)))
  expect(await left.next()).toEqual({ done: false, value: 'left0' })
  await left.return(undefined)
  expect(read).toEqual(['left', 'end of left'])
  const failing = pieces('failing', 9, () => {
    throw new Error('away')
  })
  await expect(all(failing)).rejects.toThrow('away')
  expect(await all(pieces('next', 1, () => {}))).toEqual(['next0'])
})
