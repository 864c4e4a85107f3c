import type { Cola, Publico } from '#contract/cola.ts'
import type { TurnoEnAtencion } from '#contract/turno.ts'

/** A customer in service, with the queue where the visit continues. */
export type Atendido = TurnoEnAtencion & { colaId: string; sigue: { id: string; nombre: string } | null }

export function atendido(
  turno: TurnoEnAtencion,
  cola: Pick<Cola, 'id' | 'sigue'>,
  publico: Publico,
): Atendido {
  const sigue = publico.colas.find(({ id }) => id === cola.sigue)
  return { ...turno, colaId: cola.id, sigue: sigue ? { id: sigue.id, nombre: sigue.nombre } : null }
}
