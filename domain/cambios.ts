export type Campos = Readonly<Record<string, unknown>>

export interface Diferencia {
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** The fields that differ, before and after; null when none does. Values are compared as JSON. */
export function diferencia(antes: Campos, despues: Campos): Diferencia | null {
  const cambios: Diferencia = { antes: {}, despues: {} }
  const campos = [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (campo) => JSON.stringify(antes[campo] ?? null) !== JSON.stringify(despues[campo] ?? null),
  )
  for (const campo of campos) {
    cambios.antes[campo] = antes[campo] ?? null
    cambios.despues[campo] = despues[campo] ?? null
  }
  return campos.length > 0 ? cambios : null
}
