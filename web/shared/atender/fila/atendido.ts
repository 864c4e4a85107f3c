import type { Cola, Publico } from '#contract/cola.ts'
import type { TurnoEnAtencion } from '#contract/turno.ts'

/** Somebody in service, with the queue on to which the visit goes. */
export type Atendido = TurnoEnAtencion & { colaId: string; sigue: { id: string; nombre: string } | null }

export function atendido(
  turno: TurnoEnAtencion,
  cola: Pick<Cola, 'id' | 'sigue'>,
  publico: Publico,
): Atendido {
  const sigue = publico.colas.find(({ id }) => id === cola.sigue)
  return { ...turno, colaId: cola.id, sigue: sigue ? { id: sigue.id, nombre: sigue.nombre } : null }
}
