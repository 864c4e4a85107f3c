import type { Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import { liveSocket } from '#web/lib/live-socket.ts'
import { isOlder } from '#web/lib/version.ts'

const POLL_MS = 5000

/** Whether states arrive; `unknown`: the server knows no such empresa. */
export type Reach = 'ok' | 'offline' | 'unknown'

type Listener = { state: (publico: Publico) => void; reach: (reach: Reach) => void }

/**
 * Follows the empresa's public state: pushed, or polled every 5 s while it is not. Never gives up, and drops a
 * state older than the one it has.
 */
export function follow(empresaId: string, listener: Listener) {
  const live = liveSocket()
  let last: Publico | null = null
  let follows = false

  function take(publico: Publico) {
    if (last && isOlder(publico, last)) return
    last = publico
    listener.state(publico)
    listener.reach('ok')
  }

  function subscribe() {
    if (follows) return
    follows = true
    const leave = live.follow(
      { tema: 'publico', empresaId },
      {
        state: (datos) => take(datos as Publico),
        // `ask` polls from now on, and follows again once the empresa is found.
        end: () => {
          follows = false
          leave()
        },
      },
    )
  }

  async function ask() {
    if (!(live.connected && follows && last)) {
      try {
        take(await call(endpoints.publico, { params: { empresaId } }))
        subscribe()
      } catch (error) {
        listener.reach(isRefusal(error) ? 'unknown' : 'offline')
      }
    }
    setTimeout(ask, POLL_MS)
  }

  // Over a new connection the first state holds, whatever its number.
  live.onConnection(() => {
    last = null
  })
  void ask()
}
