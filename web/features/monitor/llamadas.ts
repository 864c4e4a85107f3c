import type { LlamadaPublica, Publico } from '#contract/cola.ts'

/** A call older than this when it arrives is history: after a lost network nobody wants to hear it. */
const RECIENTE_MS = 60_000

const claveDe = ({ colaId, numero, llamado }: LlamadaPublica) => `${colaId} ${numero} ${llamado}`

/** Tells each call once, oldest first; calling a turno again is a new call. The first state is silent. */
export function nuevasLlamadas() {
  let conocidas: Set<string> | null = null
  return ({ ultimosLlamados, actualizado }: Publico): LlamadaPublica[] => {
    const antes = conocidas
    conocidas = new Set(ultimosLlamados.map(claveDe))
    if (!antes) return []
    return ultimosLlamados
      .filter((llamada) => !antes.has(claveDe(llamada)))
      .filter(({ llamado }) => Date.parse(actualizado) - Date.parse(llamado) < RECIENTE_MS)
      .reverse()
  }
}
