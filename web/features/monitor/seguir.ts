import type { Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import { isOlder } from '#web/lib/version.ts'
import { vivo } from '#web/lib/vivo.ts'

const POLL_MS = 5000

export type Situacion = 'bien' | 'sin-conexion' | 'desconocida'

type Oyente = { estado: (publico: Publico) => void; situacion: (situacion: Situacion) => void }

/**
 * The company's public state: pushed, or asked every 5 s while it is not. Never gives up, whatever is
 * answered, and never takes a newer state back.
 */
export function seguir(empresaId: string, oyente: Oyente) {
  const live = vivo()
  let last: Publico | null = null
  let follows = false

  function take(publico: Publico) {
    if (last && isOlder(publico, last)) return
    last = publico
    oyente.estado(publico)
    oyente.situacion('bien')
  }

  function follow() {
    if (follows) return
    follows = true
    const leave = live.seguir(
      { tema: 'publico', empresaId },
      {
        estado: (datos) => take(datos as Publico),
        // What the call below answers decides; if the company is there (again) it is followed anew.
        fin: () => {
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

  // Over a new connection the first state holds, whatever its number.
  live.onConnection(() => {
    last = null
  })
  void ask()
}
