import { flushSync } from 'react-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Publico } from '#contract/cola.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { publicoDe } from '#web/shared/follows.ts'
import { render } from './render.tsx'

/** The server's end of the live channel. */
class FakeSocket {
  readyState = 0
  readonly got: string[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor() {
    sockets.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen()
    })
  }
  send(text: string) {
    const { tipo, ref, tema } = JSON.parse(text)
    this.got.push(`${tipo} ${ref}`)
    if (tipo === 'seguir') this.say({ tipo: 'siguiendo', ref, clave: tema.empresaId })
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose()
  }
  say(mensaje: object) {
    this.onmessage({ data: JSON.stringify(mensaje) })
  }
  push(empresaId: string, seq: number) {
    const version = { seq, epoca: 1 }
    this.say({ tipo: 'estado', tema: 'publico', clave: empresaId, ...version, datos: version })
  }
}

const sockets: FakeSocket[] = []
const socket = () => sockets.at(-1) as FakeSocket
/** Messages about one company. The tab has one socket for all tests. */
const gotAbout = (empresaId: string) =>
  sockets.flatMap(({ got }) =>
    got.filter((text) => text.endsWith(empresaId)).map((text) => text.split(' ')[0]),
  )

const answers = vi.fn<() => Promise<Response>>()
const answer = (seq: number) => async () => Response.json({ seq, epoca: 1 })

function Seen({ empresaId, name, first }: { empresaId: string; name: string; first?: number }) {
  const known = first === undefined ? undefined : ({ seq: first, epoca: 1 } as Publico)
  const { data, reach } = useFollow(publicoDe(empresaId, { first: known }))
  return (
    <p data-testid={name}>
      {data?.seq ?? 'nada'} {reach}
    </p>
  )
}

const seen = (name: string) => page.getByTestId(name)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => answers())
})

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  answers.mockReset().mockImplementation(answer(1))
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows the fetched state, then pushed states, without fetching again', async () => {
  render(<Seen empresaId="a" name="pantalla" />)
  await expect.element(seen('pantalla')).toHaveTextContent('1 ok')
  socket().push('a', 2)
  await expect.element(seen('pantalla')).toHaveTextContent('2 ok')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(answers).toHaveBeenCalledTimes(1)
})

test('after a lost connection it polls, shows offline when requests fail, and reconnects by itself', async () => {
  render(<Seen empresaId="b" name="pantalla" />)
  await expect.element(seen('pantalla')).toHaveTextContent('1 ok')
  socket().push('b', 7)
  await expect.element(seen('pantalla')).toHaveTextContent('7 ok')
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  const before = socket()
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        throw new Error('unreachable')
      }
    },
  )
  before.close()
  await vi.advanceTimersByTimeAsync(6000)
  await expect.element(seen('pantalla')).toHaveTextContent('7 offline')
  vi.stubGlobal('WebSocket', FakeSocket)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket()).not.toBe(before)
  // A server restored from a backup continues at a lower seq, which a new connection accepts.
  socket().push('b', 3)
  await expect.element(seen('pantalla')).toHaveTextContent('3 ok')
})

test('a pushed state older than the one shown, or of another company, is ignored', async () => {
  render(<Seen empresaId="c" name="pantalla" first={4} />)
  await expect.poll(() => gotAbout('c')).toEqual(['seguir'])
  socket().push('c', 6)
  await expect.element(seen('pantalla')).toHaveTextContent('6 ok')
  // What a push changes is shown at once, so that no change can be told from one not shown yet.
  flushSync(() => socket().push('c', 5))
  expect(seen('pantalla').element().textContent).toBe('6 ok')
  flushSync(() => socket().push('otra', 9))
  expect(seen('pantalla').element().textContent).toBe('6 ok')
  render(<Seen empresaId="c" name="testigo" first={4} />)
  await expect.element(seen('testigo')).toHaveTextContent('6 ok')
})

test('a reply overtaken by a pushed state is ignored', async () => {
  const reply = Promise.withResolvers<Response>()
  answers.mockReturnValue(reply.promise)
  render(<Seen empresaId="f" name="pantalla" first={4} />)
  await expect.poll(() => gotAbout('f')).toEqual(['seguir'])
  // After reconnecting it has no state to compare with until one is fetched or pushed.
  socket().close()
  await vi.advanceTimersByTimeAsync(6000)
  expect(answers).toHaveBeenCalledTimes(1)
  socket().push('f', 8)
  await expect.element(seen('pantalla')).toHaveTextContent('8 ok')
  // Its text takes no task to read, unlike that of a Response, so the next line awaits all that follows.
  reply.resolve({ ok: true, status: 200, text: async () => '{"seq":7,"epoca":1}' } as Response)
  await vi.advanceTimersByTimeAsync(0)
  render(<Seen empresaId="f" name="testigo" first={4} />)
  await expect.element(seen('testigo')).toHaveTextContent('8 ok')
  await expect.element(seen('pantalla')).toHaveTextContent('8 ok')
})

test('two screens of the same state share one subscription, which ends when both have left', async () => {
  const leave = render(<Seen empresaId="d" name="una" first={1} />)
  await expect.poll(() => gotAbout('d')).toEqual(['seguir'])
  socket().push('d', 2)
  await expect.element(seen('una')).toHaveTextContent('2 ok')
  const leaveToo = render(<Seen empresaId="d" name="otra" first={1} />)
  // It shows the latest state without waiting for the next change.
  await expect.element(seen('otra')).toHaveTextContent('2 ok')
  expect(gotAbout('d')).toEqual(['seguir'])
  leave()
  socket().push('d', 3)
  await expect.element(seen('otra')).toHaveTextContent('3 ok')
  expect(gotAbout('d')).toEqual(['seguir'])
  leaveToo()
  await expect.poll(() => gotAbout('d')).toEqual(['seguir', 'dejar'])
})

test('after the last screen has left, the connection closes and nothing is fetched', async () => {
  const leave = render(<Seen empresaId="e" name="pantalla" />)
  await expect.element(seen('pantalla')).toHaveTextContent('1 ok')
  leave()
  await expect.poll(() => gotAbout('e')).toEqual(['seguir', 'dejar'])
  // Before the silence that closes every connection.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(socket().readyState).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveBeenCalledTimes(1)
})
