import type { Tema } from '#contract/vivo.ts'
import { isRefusal } from '../api/api-error.ts'
import { type LiveSocket, liveSocket } from './live-socket.ts'
import { isOlder, type Version } from './version.ts'

const POLL_MS = 5000

/** Whether states arrive; `refused`: the server says that there is nothing to follow. */
export type Reach = 'ok' | 'offline' | 'refused'

export type Source<T> = {
  /** What the server pushes. */
  tema: Tema
  /** Reads the same by HTTP. */
  ask: () => Promise<T>
  /** A state that is known already and new: nothing is asked for it. */
  first?: T
  /** Goes on asking after a refusal, as a screen on a wall does. Others stop: a wrong code costs one try. */
  insists?: boolean
  /** Asks also while the tab is hidden. */
  background?: boolean
  /** Follows while it is still asked for. Without it, only what was found is followed. */
  atOnce?: boolean
}

type Listener<T> = {
  /** `pushed`: by the server, not an answer to `ask`. */
  state: (data: T, pushed: boolean) => void
  reach?: (reach: Reach, error: unknown) => void
}

/**
 * Reads a state by HTTP, then follows it: pushed, or asked for every 5 s while it is not. Drops a state older than the
 * one it has. Every screen that shows something that changes uses it, by `useFollow` or `useLiveQuery`.
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
      // The question is refused for the same reason, with the sentence to show.
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
  // Over a new connection the first state holds, whatever its number.
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
