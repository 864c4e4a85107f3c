import type { PorQueLibre } from '#contract/puesto.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import { inner, instantOrNull, plain, text, uuid } from '../column.ts'
import type { Instant } from '../schema/values.ts'
import { type Row, table } from '../table.ts'

const columns = {
  empresa_id: inner<EmpresaId>(),
  id: inner<number>(),
  uuid: uuid(),
  nombre: text(limpiarLinea),
  /** Ids of the colas that it serves, as JSON; null for all. UUIDs on the wire. */
  colas: inner<string | null>(null),
  /** How many people it has room for; null if that does not matter. */
  plazas: plain<number | null>(null),
  posicion: inner(0),
  eliminado_en: instantOrNull('eliminado'),
  /** The member who occupies it; null if free. */
  usuario_id: inner<UsuarioId | null>(null),
  /** The session of the browser that occupies it. */
  sesion: inner<string | null>(null),
  /** Identifies this occupation. A UUID, which is on the wire. */
  ocupacion: inner<string | null>(null),
  ocupado_en: instantOrNull('ocupado'),
  /** When the browser last reported. */
  visto_en: inner<Instant | null>(null),
  /** When it is freed unless the browser reports before; null if it reported recently. */
  vence_en: inner<Instant | null>(null),
  /** When its pause began; null if it is not paused. */
  pausa_en: inner<Instant | null>(null),
  pausa_motivo: inner<string | null>(null),
  /** Why it became free; null if it is occupied or never was. */
  libre_por: inner<PorQueLibre | null>(null),
}

interface Puestos extends Readonly<typeof columns> {}
export const puestos = table<Puestos>('puestos', columns)
/** A named desk and the member who occupies it. */
export interface PuestoTable extends Row<Puestos> {}
