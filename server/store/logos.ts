import type { EmpresaId } from '#server/base/ids.ts'
import { readFirst, write } from './query.ts'
import type { LogoTable } from './schema.ts'

export const findLogo = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('logos').select(['huella', 'imagen']).where('empresa_id', '=', p.empresaId),
)
export const findLogoImagen = readFirst((q, p: { uuid: string; huella: string }) =>
  q
    .selectFrom('logos')
    .innerJoin('empresas', 'empresas.id', 'logos.empresa_id')
    .select('logos.imagen')
    .where('empresas.uuid', '=', p.uuid)
    .where('logos.huella', '=', p.huella),
)
export const saveLogo = write((q, p: LogoTable) =>
  q
    .insertInto('logos')
    .values({ empresa_id: p.empresa_id, huella: p.huella, imagen: p.imagen })
    .onConflict((c) => c.column('empresa_id').doUpdateSet({ huella: p.huella, imagen: p.imagen })),
)
export const deleteLogo = write((q, p: { empresaId: EmpresaId }) =>
  q.deleteFrom('logos').where('empresa_id', '=', p.empresaId),
)
