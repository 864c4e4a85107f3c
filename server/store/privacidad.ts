import type { EmpresaId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { readAll } from './query.ts'
import type { PrivacidadTable } from './schema.ts'

/** Returns the notices of an empresa, the latest version first. */
export const listPrivacidad = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('privacidades')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('version', 'desc')
    .orderBy('idioma'),
)

export const insertPrivacidad = (tx: Tx, filas: readonly PrivacidadTable[]) =>
  tx.insertMany('privacidades', filas)
