import type { LlamadaPublica, Publico } from '#contract/cola.ts'

/** A call that arrives later than this, as after a network failure, is not announced. */
const RECIENTE_MS = 60_000

const keyOf = ({ colaId, etiqueta, llamado }: LlamadaPublica) => `${colaId} ${etiqueta} ${llamado}`

/** Returns the calls that are new since the last state, oldest first; none for the first state. */
export function nuevasLlamadas() {
  let conocidas: Set<string> | null = null
  return ({ ultimosLlamados, actualizado }: Publico): LlamadaPublica[] => {
    const antes = conocidas
    conocidas = new Set(ultimosLlamados.map(keyOf))
    if (!antes) return []
    return ultimosLlamados
      .filter((llamada) => !antes.has(keyOf(llamada)))
      .filter(({ llamado }) => Date.parse(actualizado) - Date.parse(llamado) < RECIENTE_MS)
      .reverse()
  }
}
