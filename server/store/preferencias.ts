import type { EmpresaId } from '#server/base/ids.ts'
import { readAll } from './query.ts'
import { insert, update } from './table.ts'
import { type PreferenciaTable, preferencias } from './tables/preferencias.ts'
import { versionDe } from './version.ts'

/** Includes deleted preferencias, because turnos still refer to them. */
export const listPreferencias = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('preferencias')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('posicion')
    .orderBy('id'),
)
/** Returns those of these UUIDs that a preferencia of any empresa has. */
export const findPreferenciaUuidsInUse = readAll((q, p: { uuids: string[] }, d) =>
  q.selectFrom('preferencias').select('uuid').where('uuid', 'in', d.uuidList(p.uuids)),
)
export const savePreferencias = update(preferencias, { key: ['empresa_id', 'id'], fixed: ['uuid'] })
export const insertPreferencias = insert(preferencias)

/** The version of these preferencias, which are in their order and may include deleted ones. */
export const versionDePreferencias = (filas: readonly PreferenciaTable[]): string =>
  versionDe(
    filas
      .filter(({ eliminada_en }) => eliminada_en === null)
      .map(({ uuid, nombre, tipo, ventaja, ofrecida }) => [uuid, nombre, tipo, ventaja, ofrecida]),
  )
