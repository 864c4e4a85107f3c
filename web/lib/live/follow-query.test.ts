import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { followQuery } from './follow-query.ts'
import { FakeLive } from './live.fake.ts'
import { followedQuery } from './use-live-query.ts'

const KEY = ['publico', 'e1']
const TEMA = { tema: 'publico', empresaId: 'e1' } as const
type State = { seq: number; epoca: number }
const state = (seq: number): State => ({ seq, epoca: 1 })

describe('a followed query', () => {
  let client: QueryClient
  let live: FakeLive
  let answer: () => Promise<State>
  let asked: number
  let leave: (() => void)[]

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    live = new FakeLive()
    answer = async () => state(1)
    asked = 0
    leave = []
  })
  afterEach(() => {
    for (const stop of leave) stop()
    client.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Mounts a component that shows the query. */
  function show(push?: 'data' | 'refetch') {
    const fetcher = () => {
      asked++
      return answer()
    }
    const options = followedQuery<State>(client, { queryKey: KEY, fetcher, connected: live.connected })
    leave.push(new QueryObserver(client, options).subscribe(() => {}))
    const stop = followQuery(client, KEY, TEMA, push, live)
    leave.push(stop)
    return stop
  }
  const known = () => client.getQueryData<State>(KEY)?.seq
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  test('the query is read and followed once, however many components show it', async () => {
    const stops = [show(), show(), show()]
    await pass(0)
    expect([asked, live.followed, known()]).toEqual([1, 1, 1])
    for (const stop of stops.slice(0, 2)) stop()
    expect(live.followed).toBe(1)
    stops[2]?.()
    expect(live.followed).toBe(0)
  })

  test('pushed data is in the cache, and an older reply is dropped', async () => {
    const late = Promise.withResolvers<State>()
    answer = () => late.promise
    show()
    live.connect()
    live.push(state(4))
    expect(known()).toBe(4)
    late.resolve(state(3))
    await pass(60_000)
    expect([asked, known()]).toEqual([1, 4])
  })

  test('without push the query is polled every 5 s, by only one of its components', async () => {
    show()
    show()
    await pass(0)
    answer = async () => state(2)
    await pass(5000)
    expect([asked, known()]).toEqual([2, 2])
  })

  test('a push that only signals a change causes a new read', async () => {
    show('refetch')
    await pass(0)
    live.connect()
    answer = async () => state(7)
    live.push({ seq: 9, epoca: 1 })
    await pass(0)
    expect([asked, known()]).toEqual([2, 7])
    await pass(60_000)
    expect(asked).toBe(2)
  })

  test('a refused query is not read again', async () => {
    answer = () => Promise.reject(new ApiError(403, 'prohibido', 'No'))
    show()
    await pass(60_000)
    expect([asked, live.followed]).toEqual([1, 0])
  })

  test('a failed read is repeated until it succeeds, also while connected', async () => {
    answer = () => Promise.reject(new ApiError(503, 'no_disponible', 'Luego'))
    show()
    live.connect()
    await pass(0)
    answer = async () => state(1)
    await pass(5000)
    expect(known()).toBe(1)
  })
})
