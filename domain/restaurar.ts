import { datosDeElegir, type Eleccion, negativaDeElegir } from './elegir.ts'
import { VOLVER_MS } from './flujo.ts'
import { esAntes } from './lugar.ts'
import type { Sala } from './sala.ts'
import { actuar, type Cambio, type Negativa, type Turno } from './turno.ts'

/**
 * Restores a turno that was finished, marked absent or removed on the same service day. If it was in service and its
 * puesto is free, it is in service again; otherwise it waits again in its old place. Half an hour after the end of a
 * service this is no correction any more: it puts a customer who had their turn before those who wait.
 */
export function restaurar<T extends Turno>(
  { fecha, colas, enAtencion, linea }: Pick<Sala, 'fecha' | 'colas' | 'enAtencion'> & { linea: readonly T[] },
  turno: T,
  elegir: Eleccion,
  ahora: number,
): Cambio<T> | Negativa {
  if (!colas.has(turno.cola_id)) return 'cola_no_encontrada'
  if (turno.fecha !== fecha) return 'restaurar_tarde'
  const libre = turno.puesto !== null && !enAtencion.some(({ puesto }) => puesto === turno.puesto)
  const cambio = libre ? retomar(turno, ahora) : reponer(turno, ahora)
  if (typeof cambio === 'string') return cambio
  const corrige = turno.llamado_en === null || ahora - (turno.terminado_en ?? 0) <= VOLVER_MS
  const saltados = corrige ? 0 : linea.filter((otro) => libre || esAntes(turno, otro)).length
  const datos = datosDeElegir(saltados, elegir.motivo)
  return negativaDeElegir(saltados, elegir) ?? (datos ? { ...cambio, datos } : cambio)
}

const retomar = <T extends Turno>(turno: T, ahora: number) =>
  actuar('retomar', turno, ahora, { terminado_en: null, fin_incierto: 0 })

const reponer = <T extends Turno>(turno: T, ahora: number) =>
  actuar('reponer', turno, ahora, {
    puesto: null,
    llamado_en: null,
    anunciado_en: null,
    terminado_en: null,
    termino_a: null,
    fin_incierto: 0,
  })
