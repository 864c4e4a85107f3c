import type { Cotizacion } from './espera/espera.ts'
import type { EventoDeTurno, Id, Turno } from './turno.ts'

export type FinDeTramo = 'transferido' | 'seguido' | 'apartado' | 'ausente'

/** A stage of a visit that ended without ending the visit. */
export interface Tramo {
  turno_id: Id
  cola_id: Id
  /** The service day of its turno. */
  fecha: string
  /** When it began to wait. */
  desde_en: number
  llamado_en: number | null
  terminado_en: number
  puesto: string | null
  fin: FinDeTramo
}

/** Eventos with which a stage may end. */
export const TERMINA_TRAMO: ReadonlySet<string> = new Set<EventoDeTurno>([
  'transferido',
  'seguido',
  'apartado',
  'vuelto',
])

/** The stage that ends now. */
export const tramoDe = (turno: Turno, fin: FinDeTramo, ahora: number): Tramo => ({
  turno_id: turno.id,
  cola_id: turno.cola_id,
  fecha: turno.fecha,
  desde_en: turno.desde_en ?? turno.emitido_en,
  llamado_en: turno.llamado_en,
  // Who was marked absent left then.
  terminado_en: turno.terminado_en ?? ahora,
  puesto: turno.puesto,
  fin,
})

/** What a stage tells of the pace of its cola, as a turno that was served there. `seq`: of the evento that ended it. */
export const turnoDeTramo = ({ turno_id, desde_en, ...tramo }: Tramo, seq: number): Turno & Cotizacion => ({
  estimado_min: null,
  estimado_max: null,
  previsto_s: null,
  previsto_v: null,
  delante: null,
  id: -seq,
  serie_id: tramo.cola_id,
  numero: 0,
  lugar: 0,
  orden: turno_id,
  emitido_en: desde_en,
  anunciado_en: tramo.llamado_en,
  termino_a: null,
  ...tramo,
  estado: tramo.fin === 'ausente' ? 'ausente' : 'completado',
})
