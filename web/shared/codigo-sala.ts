import { CONSULTA_SALA_MS } from '#contract/dispositivo.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'

/**
 * Passes the codigo de sala to `show` while customers need it, else an empty text. Only for a paired screen: a page
 * that anyone can open never learns the code. Returns a function that stops.
 */
export function followCodigoSala(show: (codigo: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function ask() {
    try {
      const { emparejado, codigo } = await call(endpoints.salaDispositivo)
      if (stopped || !emparejado) return
      show(codigo ?? '')
    } catch {
      // The server would refuse an outdated code.
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
