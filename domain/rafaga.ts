import type { Turno } from './turno.ts'

const MINIMO = 8
/** Maximum average interval between its turnos. */
const CADA_MS = 20_000

export interface Rafaga<T> {
  /** The place the turnos came from, derived from an address. */
  procedencia: number
  desde: number
  hasta: number
  turnos: T[]
}

type Tomado = Pick<Turno, 'emitido_en' | 'estado'> & { procedencia: number | null }

/** Bursts of waiting turnos that came from one place, the largest first. */
export function rafagasDe<T extends Tomado>(turnos: readonly T[]): Rafaga<T>[] {
  const porProcedencia = new Map<number, T[]>()
  for (const turno of turnos) {
    if (turno.estado !== 'espera' || turno.procedencia === null) continue
    const otros = porProcedencia.get(turno.procedencia)
    if (otros) otros.push(turno)
    else porProcedencia.set(turno.procedencia, [turno])
  }
  return [...porProcedencia]
    .map(([procedencia, suyos]) => ({ procedencia, ...lapso(suyos), turnos: suyos }))
    .filter(({ desde, hasta, turnos: t }) => t.length >= MINIMO && hasta - desde <= t.length * CADA_MS)
    .sort((a, b) => b.turnos.length - a.turnos.length)
}

function lapso(turnos: readonly Tomado[]): { desde: number; hasta: number } {
  const instantes = turnos.map(({ emitido_en }) => emitido_en)
  return { desde: Math.min(...instantes), hasta: Math.max(...instantes) }
}
