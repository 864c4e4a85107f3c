import type { Turno } from './turno.ts'

/** From so many on, */
const MINIMO = 8
/** and one every so often on average, turnos that wait and came from one place are a rafaga. */
const CADA_MS = 20_000

export interface Rafaga<T> {
  /** The place: what is kept of an address. */
  procedencia: number
  desde: number
  hasta: number
  turnos: T[]
}

type Tomado = Pick<Turno, 'emitido_en' | 'estado'> & { procedencia: number | null }

/** Who waits and came in a burst from one place, the largest burst first. */
export function rafagasDe<T extends Tomado>(turnos: readonly T[]): Rafaga<T>[] {
  const porLugar = new Map<number, T[]>()
  for (const turno of turnos) {
    if (turno.estado !== 'espera' || turno.procedencia === null) continue
    const otros = porLugar.get(turno.procedencia)
    if (otros) otros.push(turno)
    else porLugar.set(turno.procedencia, [turno])
  }
  return [...porLugar]
    .map(([procedencia, suyos]) => ({ procedencia, ...lapso(suyos), turnos: suyos }))
    .filter(({ desde, hasta, turnos: t }) => t.length >= MINIMO && hasta - desde <= t.length * CADA_MS)
    .sort((a, b) => b.turnos.length - a.turnos.length)
}

function lapso(turnos: readonly Tomado[]): { desde: number; hasta: number } {
  const instantes = turnos.map(({ emitido_en }) => emitido_en)
  return { desde: Math.min(...instantes), hasta: Math.max(...instantes) }
}
