import type { CampoDeCola } from '#contract/campo.ts'
import type { PideNombre } from '#contract/cola.ts'
import { CAMPO } from '#contract/paginas.ts'
import type { PedidoTurno } from '#contract/turno.ts'

/** The customer's answers so far beyond the name, as typed. */
export interface Respuestas {
  personas: string
  preferenciaId: string
  campos: Record<string, string>
}

export const SIN_RESPUESTAS: Respuestas = { personas: '', preferenciaId: '', campos: {} }

/** What a cola asks. */
export interface Pide {
  pideNombre?: PideNombre
  pidePersonas?: boolean
  campos?: readonly CampoDeCola[]
}

/** Reads the fields of a form by name. Fields that are missing keep their previous values. */
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

/** The answers as fields of the request, only those that the cola has. */
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
