import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MensajeServidor } from '#contract/vivo.ts'
import { pauseBefore } from './backoff.ts'
import { LiveSocket } from './live-socket.ts'

class FakeSocket {
  readyState = 0
  sent: { tipo: string; ref: string }[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose()
  }
  accept() {
    this.readyState = 1
    this.onopen()
  }
  say(mensaje: object) {
    this.onmessage({ data: JSON.stringify(mensaje as MensajeServidor) })
  }
}

const TEMA = { tema: 'publico', empresaId: 'e1' } as const
const estado = (seq: number, epoca = 1) => ({
  tipo: 'estado',
  tema: 'publico',
  clave: 'publico:e1',
  seq,
  epoca,
  datos: { seq, epoca },
})

describe('the live channel of a tab', () => {
  let sockets: FakeSocket[]
  let live: LiveSocket
  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    live = new LiveSocket(() => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const last = () => sockets.at(-1) as FakeSocket
  const follow = () => {
    const seen: number[] = []
    const ends: string[] = []
    const leave = live.follow(TEMA, {
      state: (datos) => seen.push((datos as { seq: number }).seq),
      end: (codigo) => ends.push(codigo),
    })
    return { seen, ends, leave }
  }
  const connect = () => {
    last().accept()
    const ref = last().sent.at(-1)?.ref
    last().say({ tipo: 'siguiendo', ref, clave: 'publico:e1' })
  }

  test('states are shown as they arrive, and older ones are dropped', () => {
    const { seen } = follow()
    connect()
    last().say(estado(5))
    last().say(estado(4))
    last().say(estado(6))
    expect(seen).toEqual([5, 6])
    expect(live.connected).toBe(true)
  })

  test('after a restore the current state is shown although its number is lower', () => {
    const { seen } = follow()
    connect()
    last().say(estado(50))
    last().say(estado(20, 2))
    last().say(estado(19, 2))
    last().say(estado(21, 2))
    expect(seen).toEqual([50, 20, 21])
  })

  test('after reconnecting the first state is shown although its number is lower', () => {
    const { seen } = follow()
    connect()
    last().say(estado(50))
    last().close()
    vi.advanceTimersByTime(1000)
    connect()
    last().say(estado(20))
    last().say(estado(19))
    expect(seen).toEqual([50, 20])
  })

  test('two parts of a screen share one subscription; the second gets the last state at once', () => {
    const first = follow()
    connect()
    last().say(estado(5))
    const second = follow()
    expect(second.seen).toEqual([5])
    expect(sockets).toHaveLength(1)
    expect(last().sent.filter((m) => m.tipo === 'seguir')).toHaveLength(1)
    first.leave()
    expect(last().sent.some((m) => m.tipo === 'dejar')).toBe(false)
    second.leave()
    expect(last().sent.some((m) => m.tipo === 'dejar')).toBe(true)
  })

  test('it reconnects and follows again by itself', () => {
    const { seen } = follow()
    connect()
    last().close()
    expect(live.connected).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
    connect()
    last().say(estado(9))
    expect(seen).toEqual([9])
  })

  test('a lost network is detected by its silence', () => {
    follow()
    connect()
    vi.advanceTimersByTime(41_000)
    expect(sockets.length).toBeGreaterThan(1)
  })

  test('it reconnects immediately when the network is back', () => {
    follow()
    for (let i = 0; i < 6; i++) {
      last().close()
      vi.advanceTimersByTime(20_000)
    }
    last().close()
    const before = sockets.length
    live.wake()
    expect(sockets).toHaveLength(before + 1)
  })

  test('it reports when a subscription ends', () => {
    const { ends } = follow()
    connect()
    last().say({ tipo: 'fin', ref: 'publico e1', codigo: 'empresa_no_encontrada', mensaje: '' })
    expect(ends).toEqual(['empresa_no_encontrada'])
  })

  test('it follows again when the server could not look up the tema for a moment', () => {
    const { seen } = follow()
    connect()
    last().say({ tipo: 'fin', ref: 'publico e1', codigo: 'no_disponible', mensaje: '' })
    vi.advanceTimersByTime(3000)
    expect(last().sent).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(last().sent).toEqual([1, 2].map(() => ({ tipo: 'seguir', ref: 'publico e1', tema: TEMA })))
    last().say({ tipo: 'siguiendo', ref: 'publico e1', clave: 'publico:e1' })
    last().say(estado(9))
    expect(seen).toEqual([9])
  })

  test('it disconnects when nothing is followed', () => {
    const { leave } = follow()
    connect()
    leave()
    vi.advanceTimersByTime(6000)
    expect(last().readyState).toBe(3)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

test('pauses double up to a limit and have jitter', () => {
  expect(pauseBefore(0, 0)).toBe(250)
  expect(pauseBefore(0, 1)).toBe(500)
  expect(pauseBefore(3, 1)).toBe(4000)
  expect(pauseBefore(50, 1)).toBe(15_000)
})
