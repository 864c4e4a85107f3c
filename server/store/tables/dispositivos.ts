import type { TipoDispositivo } from '#contract/dispositivo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { inner, instant, instantOrNull, plain, text, uuid } from '../column.ts'
import type { Instant } from '../schema/values.ts'
import { type Row, table } from '../table.ts'

const columns = {
  empresa_id: inner<EmpresaId>(),
  id: inner<number>(),
  uuid: uuid(),
  tipo: plain<TipoDispositivo>(),
  nombre: text(limpiarLinea),
  /** Digest of its token. */
  huella: inner<string>(),
  /** Ids of the colas that it shows, as JSON; null for all. UUIDs on the wire. */
  colas: inner<string | null>(null),
  creado_en: instant('emparejado'),
  visto_en: instantOrNull('visto'),
  revocado_en: inner<Instant | null>(null),
}

interface Dispositivos extends Readonly<typeof columns> {}
export const dispositivos = table<Dispositivos>('dispositivos', columns)
/** A screen paired with an empresa: a kiosk or a monitor. */
export interface DispositivoTable extends Row<Dispositivos> {}
