import type { Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import { liveSocket } from '#web/lib/live-socket.ts'

const POLL_MS = 5000

export type Situacion = 'bien' | 'sin-conexion' | 'desconocida'

type Oyente = { estado: (publico: Publico) => void; situacion: (situacion: Situacion) => void }

/**
 * Follows the empresa's public state: pushed, or polled every 5 s while it is not. Never gives up, and drops a
 * state older than the one it has.
 */
export function seguir(empresaId: string, oyente: Oyente) {
  const live = liveSocket()
  let last: Publico | null = null
  let follows = false

  function take(publico: Publico) {
    if (last && publico.seq < last.seq) return
    last = publico
    oyente.estado(publico)
    oyente.situacion('bien')
  }

  function follow() {
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
        follow()
      } catch (error) {
        oyente.situacion(isRefusal(error) ? 'desconocida' : 'sin-conexion')
      }
    }
    setTimeout(ask, POLL_MS)
  }

  void ask()
}
