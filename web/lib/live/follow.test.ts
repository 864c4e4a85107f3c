import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { follow, type Reach, type Source } from './follow.ts'
import { FakeLive } from './live.fake.ts'

const TEMA = { tema: 'publico', empresaId: 'e1' } as const
type State = { seq: number; epoca: number }
const state = (seq: number, epoca = 1): State => ({ seq, epoca })
const refusal = new ApiError(404, 'empresa_no_encontrada', 'No está')
const lost = new ApiError(0, 'sin_conexion', 'Sin conexión')

describe('following a state', () => {
  let live: FakeLive
  let answers: (State | Error)[]
  let asked: number
  let document: EventTarget & { hidden: boolean }
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    live = new FakeLive()
    answers = []
    asked = 0
    document = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('document', document)
    stop = () => {}
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function start(options: Partial<Source<State>> = {}) {
    const seen: string[] = []
    const reached: Reach[] = []
    const ask = async () => {
      asked++
      const answer = answers.shift() ?? state(1)
      if (answer instanceof Error) throw answer
      return answer
    }
    stop = follow<State>(
      { tema: TEMA, ask, ...options },
      {
        state: ({ seq }, pushed) => seen.push(pushed ? `pushed ${seq}` : `asked ${seq}`),
        reach: (reach) => reached.push(reach),
      },
      live,
    )
    return { seen, reached }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  test('a state is read first and then followed, and pushed states are not read again', async () => {
    const { seen } = start()
    expect(live.followed).toBe(0)
    await settle()
    expect(live.followed).toBe(1)
    live.connect()
    live.push(state(2))
    await pass(60_000)
    expect(seen).toEqual(['asked 1', 'pushed 2'])
    expect(asked).toBe(1)
  })

  test('without push the state is polled every 5 s, and a missing reply is reported', async () => {
    answers = [state(1), lost, state(3)]
    const { seen, reached } = start()
    await settle()
    await pass(5000)
    expect(reached.at(-1)).toBe('offline')
    await pass(5000)
    expect(seen).toEqual(['asked 1', 'asked 3'])
    expect(reached.at(-1)).toBe('ok')
  })

  test('a state older than the last one is dropped, unless the connection is new', async () => {
    answers = [state(5)]
    const { seen } = start()
    await settle()
    live.connect()
    live.push(state(6))
    live.push(state(4))
    live.disconnect()
    live.connect()
    live.push(state(2))
    live.push(state(1, 2))
    expect(seen).toEqual(['asked 5', 'pushed 6', 'pushed 2', 'pushed 1'])
  })

  test('a refusal stops following, unless the source insists', async () => {
    answers = [refusal, state(1)]
    const once = start()
    await pass(20_000)
    expect(once.reached).toEqual(['refused'])
    expect(asked).toBe(1)
    answers = [refusal, state(1)]
    const wall = start({ insists: true })
    await pass(5000)
    expect(wall.reached).toEqual(['refused', 'ok'])
  })

  test('when the server ends a subscription, the reason is read and following resumes if the state still exists', async () => {
    answers = [state(1), state(2), state(3), refusal]
    const { seen, reached } = start()
    await settle()
    live.connect()
    live.push(state(2))
    live.end()
    await settle()
    expect(live.followed).toBe(1)
    live.push(state(4))
    live.end()
    await settle()
    live.end()
    await settle()
    expect(seen).toEqual(['asked 1', 'pushed 2', 'asked 2', 'pushed 4'])
    expect(reached.at(-1)).toBe('refused')
    expect(live.followed).toBe(0)
  })

  test('a hidden tab reads nothing until it is shown, unless it follows in the background', async () => {
    document.hidden = true
    const { seen } = start()
    await pass(20_000)
    expect(seen).toEqual([])
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(seen).toEqual(['asked 1'])
    stop()
    document.hidden = true
    const behind = start({ background: true })
    await settle()
    expect(behind.seen).toEqual(['asked 1'])
  })

  test('a known state is followed without a request, and `atOnce` follows during the first request', async () => {
    const known = start({ first: state(3) })
    live.connect()
    live.push(state(4))
    await pass(20_000)
    expect(known.seen).toEqual(['pushed 4'])
    expect(asked).toBe(0)
    stop()
    start({ atOnce: true })
    expect(live.followed).toBe(1)
  })

  test('nothing is reported or requested after stopping', async () => {
    const { seen } = start()
    stop()
    await pass(20_000)
    expect(seen).toEqual([])
    expect(live.followed).toBe(0)
    expect(asked).toBe(1)
  })
})
