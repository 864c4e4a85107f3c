import type { TipoPreferencia } from '#contract/preferencia.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { flag, inner, instantOrNull, plain, text, uuid } from '../column.ts'
import { type Row, table } from '../table.ts'

const columns = {
  empresa_id: inner<EmpresaId>(),
  id: inner<number>(),
  uuid: uuid(),
  nombre: text(limpiarLinea),
  tipo: plain<TipoPreferencia>('propia'),
  /** Minutes of advantage in line. */
  ventaja: plain<number>(1),
  /** Whether customers can choose it, not only the staff. */
  ofrecida: flag(),
  posicion: inner(0),
  eliminada_en: instantOrNull('eliminada'),
}

interface Preferencias extends Readonly<typeof columns> {}
export const preferencias = table<Preferencias>('preferencias', columns)
/** A reason why a customer goes before others. */
export interface PreferenciaTable extends Row<Preferencias> {}
