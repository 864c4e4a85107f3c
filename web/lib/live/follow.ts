import type { Tema } from '#contract/vivo.ts'
import { isRefusal } from '../api/api-error.ts'
import { type LiveSocket, liveSocket } from './live-socket.ts'
import { isOlder, type Version } from './version.ts'

const POLL_MS = 5000

/** Whether states arrive. `refused`: the server refused the request, for example because the turno is gone. */
export type Reach = 'ok' | 'offline' | 'refused'

export type Source<T> = {
  /** The subject the server pushes. */
  tema: Tema
  /** Reads the same state by HTTP. */
  ask: () => Promise<T>
  /** A current state that is already known, so that no first request is needed. */
  first?: T
  /** Keeps asking after a refusal, for wall screens. Other screens stop: a wrong code costs one attempt. */
  insists?: boolean
  /** Also polls while the tab is hidden. */
  background?: boolean
  /** Subscribes before the first read has answered. By default only after it succeeded. */
  atOnce?: boolean
}

type Listener<T> = {
  /** `pushed` is true for a state the server pushed, false for a reply to `ask`. */
  state: (data: T, pushed: boolean) => void
  reach?: (reach: Reach, error: unknown) => void
}

/** Makes every followed state ask at once, as when a hidden page is shown again. */
export const askAgain = () => void document.dispatchEvent(new Event('visibilitychange'))

/**
 * Reads a state by HTTP, then follows it by push, or polls every 5 s while nothing is pushed. Drops states older than
 * the last one. Every screen with changing data uses it, through `useFollow` or `useLiveQuery`.
 */
export function follow<T extends Partial<Version>>(
  source: Source<T>,
  listener: Listener<T>,
  live: Pick<LiveSocket, 'connected' | 'follow' | 'onConnection'> = liveSocket(),
): () => void {
  const { tema, insists, background } = source
  let last: T | null = source.first ?? null
  let leave: (() => void) | null = null
  let asking = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(data: T, pushed: boolean) {
    if (last && isOlder(data, last)) return
    last = data
    listener.state(data, pushed)
    listener.reach?.('ok', null)
  }

  function unsubscribe() {
    leave?.()
    leave = null
  }

  function subscribe() {
    if (leave) return
    leave = live.follow(tema, {
      state: (data) => take(data as unknown as T, true),
      // Asking again is refused for the same reason, with the sentence to show.
      end: () => {
        unsubscribe()
        void ask()
      },
    })
  }

  async function read() {
    try {
      const data = await source.ask()
      if (over) return
      take(data, false)
      subscribe()
    } catch (error) {
      if (over) return
      const refused = isRefusal(error)
      listener.reach?.(refused ? 'refused' : 'offline', error)
      if (refused && !insists) stop()
    }
  }

  async function ask() {
    if (asking || over) return
    asking = true
    clearTimeout(timer)
    const pushed = live.connected && leave !== null && last !== null
    if (!pushed && (background || !document.hidden)) await read()
    asking = false
    if (!over) timer = setTimeout(ask, POLL_MS)
  }

  const shown = () => void (document.hidden || ask())
  // After reconnecting, the first state is accepted whatever its number.
  const forget = live.onConnection(() => {
    last = null
  })

  function stop() {
    over = true
    clearTimeout(timer)
    unsubscribe()
    forget()
    document.removeEventListener('visibilitychange', shown)
  }

  document.addEventListener('visibilitychange', shown)
  if (last || source.atOnce) subscribe()
  if (last) timer = setTimeout(ask, POLL_MS)
  else void ask()
  return stop
}
