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
  /** Ids of the colas that it serves, as JSON; null: all. UUIDs on the wire. */
  colas: inner<string | null>(null),
  /** How many people find room at it; null: it does not matter. */
  plazas: plain<number | null>(null),
  posicion: inner(0),
  eliminado_en: instantOrNull('eliminado'),
  /** Who is at it; null: nobody. */
  usuario_id: inner<UsuarioId | null>(null),
  /** In which browser. */
  sesion: inner<string | null>(null),
  /** Names this stay. A UUID: the wire knows it. */
  ocupacion: inner<string | null>(null),
  ocupado_en: instantOrNull('ocupado'),
  /** The last sign of life. */
  visto_en: inner<Instant | null>(null),
  /** When it is freed unless a sign of life comes; null: there was one lately. */
  vence_en: inner<Instant | null>(null),
  /** Since when it is paused; null: it is not. */
  pausa_en: inner<Instant | null>(null),
  pausa_motivo: inner<string | null>(null),
  /** Why it became free; null: it never was occupied, or it is. */
  libre_por: inner<PorQueLibre | null>(null),
}

interface Puestos extends Readonly<typeof columns> {}
export const puestos = table<Puestos>('puestos', columns)
/** A named desk, and who is at it. */
export interface PuestoTable extends Row<Puestos> {}
