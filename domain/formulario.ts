import type { CampoDeCola } from '#contract/campo.ts'
import { CAMPO } from '#contract/paginas.ts'
import type { PedidoTurno } from '#contract/turno.ts'

/** What somebody answered so far beyond the name, as typed. */
export interface Respuestas {
  personas: string
  preferenciaId: string
  campos: Record<string, string>
}

export const SIN_RESPUESTAS: Respuestas = { personas: '', preferenciaId: '', campos: {} }

/** What a cola asks beyond the name. */
export interface Pide {
  pidePersonas?: boolean
  campos?: readonly CampoDeCola[]
}

/** Reads the fields of a form by their names. What is not among them stays as it was. */
export function leerFormulario(sent: Record<string, string>, antes = SIN_RESPUESTAS): Respuestas {
  const campos = Object.entries(sent)
    .filter(([name]) => name.startsWith(CAMPO))
    .map(([name, valor]) => [name.slice(CAMPO.length), valor])
  return {
    personas: sent.personas ?? antes.personas,
    preferenciaId: sent.preferenciaId ?? antes.preferenciaId,
    campos: { ...antes.campos, ...Object.fromEntries(campos) },
  }
}

/** What is asked of the service with these answers; nothing for a cola that asks nothing. */
export function pedidoDe(
  { personas, preferenciaId, campos }: Respuestas,
  cola: Pide | undefined,
): Pick<PedidoTurno, 'personas' | 'preferenciaId' | 'campos'> {
  const pedidos = cola?.campos ?? []
  return {
    ...(cola?.pidePersonas && { personas: Number(personas) || 1 }),
    ...(preferenciaId && { preferenciaId }),
    ...(pedidos.length > 0 && { campos: pedidos.map(({ id }) => ({ id, valor: campos[id] ?? '' })) }),
  }
}
