import type { Cotizacion } from './espera/espera.ts'
import type { EventoDeTurno, Id, Turno } from './turno.ts'

export type FinDeTramo = 'transferido' | 'seguido' | 'apartado' | 'ausente'

/** A stage that ended while its visit continued. */
export interface Tramo {
  turno_id: Id
  cola_id: Id
  fecha: string
  /** When its wait began. */
  desde_en: number
  llamado_en: number | null
  terminado_en: number
  puesto: string | null
  fin: FinDeTramo
}

/** Eventos that may end a stage. */
export const TERMINA_TRAMO: ReadonlySet<string> = new Set<EventoDeTurno>([
  'transferido',
  'seguido',
  'apartado',
  'vuelto',
])

export const tramoDe = (turno: Turno, fin: FinDeTramo, ahora: number): Tramo => ({
  turno_id: turno.id,
  cola_id: turno.cola_id,
  fecha: turno.fecha,
  desde_en: turno.desde_en ?? turno.emitido_en,
  llamado_en: turno.llamado_en,
  // An absent customer left when marked absent.
  terminado_en: turno.terminado_en ?? ahora,
  puesto: turno.puesto,
  fin,
})

/** A stage as a served turno, to measure the pace of its cola. `seq`: of the evento that ended it. */
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
