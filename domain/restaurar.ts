import type { Sala } from './sala.ts'
import { actuar, type Cambio, type Negativa, type Turno } from './turno.ts'

/**
 * Restores a turno that was finished, marked absent or removed on the same service day. If it was in service and its
 * puesto is free, it is in service again; otherwise it waits again in its old place.
 */
export function restaurar<T extends Turno>(
  { fecha, colas, enAtencion }: Pick<Sala, 'fecha' | 'colas' | 'enAtencion'>,
  turno: T,
  ahora: number,
): Cambio<T> | Negativa {
  if (!colas.has(turno.cola_id)) return 'cola_no_encontrada'
  if (turno.fecha !== fecha) return 'restaurar_tarde'
  const libre = turno.puesto !== null && !enAtencion.some(({ puesto }) => puesto === turno.puesto)
  if (libre) return actuar('retomar', turno, ahora, { terminado_en: null, fin_incierto: 0 })
  return actuar('reponer', turno, ahora, {
    puesto: null,
    llamado_en: null,
    anunciado_en: null,
    terminado_en: null,
    termino_a: null,
    fin_incierto: 0,
  })
}
