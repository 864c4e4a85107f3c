import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { LogoTable } from './schema.ts'

const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('logos').select(['huella', 'imagen']).where('empresa_id', '=', p.empresaId),
)
const byUuid = query<{ uuid: string; huella: string }>()((q, p) =>
  q
    .selectFrom('logos')
    .innerJoin('empresas', 'empresas.id', 'logos.empresa_id')
    .select('logos.imagen')
    .where('empresas.uuid', '=', p.uuid)
    .where('logos.huella', '=', p.huella),
)
const upsert = query<LogoTable>()((q, p) =>
  q
    .insertInto('logos')
    .values({ empresa_id: p.empresa_id, huella: p.huella, imagen: p.imagen })
    .onConflict((c) => c.column('empresa_id').doUpdateSet({ huella: p.huella, imagen: p.imagen })),
)
const remove = query<{ empresaId: number }>()((q, p) =>
  q.deleteFrom('logos').where('empresa_id', '=', p.empresaId),
)

export const findLogo = (db: Db, empresaId: number) => db.first(ofEmpresa, { empresaId })
export const findLogoImagen = (db: Db, uuid: string, huella: string) => db.first(byUuid, { uuid, huella })
export const saveLogo = (tx: Tx, logo: LogoTable) => tx.run(upsert, logo)
export const deleteLogo = (tx: Tx, empresaId: number) => tx.run(remove, { empresaId })
