import type { Llamada, Turno } from '#contract/turno.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import type { TurnoTable } from '#server/store/schema.ts'

/** A turno as its holder or the staff sees it. */
export const turnoPropio = (turno: TurnoTable): Turno => ({
  id: turno.id,
  nombre: turno.nombre,
  numero: turno.numero,
  codigo: turno.codigo,
  estado: ESTADO_PUBLICO[turno.estado],
  colaId: turno.cola_id,
  puesto: turno.puesto,
})

export const presentLlamada = ({
  turno,
  terminado,
}: {
  turno: TurnoTable | null
  terminado: TurnoTable | null
}): Llamada => ({ turno: turno && turnoPropio(turno), terminado: terminado && turnoPropio(terminado) })
