import { CONSULTA_SALA_MS } from '#contract/dispositivo.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'

/**
 * Tells the code of the room while people are asked for it, else an empty text. Only for a paired screen: a page that
 * anybody can open never learns it. Returns the function that stops.
 */
export function followSala(show: (codigo: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function ask() {
    try {
      const { emparejado, codigo } = await call(endpoints.salaDispositivo)
      if (stopped || !emparejado) return
      show(codigo ?? '')
    } catch {
      // An old code would only be refused.
      if (!stopped) show('')
    }
    if (!stopped) timer = setTimeout(ask, CONSULTA_SALA_MS)
  }

  void ask()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
