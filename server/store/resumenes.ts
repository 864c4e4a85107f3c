import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { ResumenDiaTable } from './schema.ts'

const turnosOfDay = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(['id', 'cola_id', 'serie_id', 'estado', 'emitido_en', 'desde_en', 'llamado_en', 'terminado_en'])
    .select(['pospuestos', 'estimado_min', 'estimado_max'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const between = query<{ empresaId: number; desde: string; hasta: string }>()((q, p) =>
  q
    .selectFrom('resumenes')
    .select(['fecha', 'zona', 'version', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.desde)
    .where('fecha', '<=', p.hasta),
)
const upsert = query<ResumenDiaTable>()((q, p) =>
  q
    .insertInto('resumenes')
    .values({
      empresa_id: p.empresa_id,
      fecha: p.fecha,
      zona: p.zona,
      corte: p.corte,
      version: p.version,
      datos: p.datos,
    })
    .onConflict((c) =>
      c
        .columns(['empresa_id', 'fecha'])
        .doUpdateSet({ zona: p.zona, corte: p.corte, version: p.version, datos: p.datos }),
    ),
)
const names = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('colas')
    .select(['id', 'uuid', 'nombre', 'eliminada_en'])
    .where('empresa_id', '=', p.empresaId),
)

export const listTurnosOfDay = (db: Db, empresaId: number, fecha: string) =>
  db.all(turnosOfDay, { empresaId, fecha })
export const listResumenes = (db: Db, empresaId: number, desde: string, hasta: string) =>
  db.all(between, { empresaId, desde, hasta })
export const saveResumenes = (tx: Tx, resumenes: readonly ResumenDiaTable[]) => tx.runMany(upsert, resumenes)
/** Deleted ones too: what they did stays in the statistics. */
export const listColaNames = (db: Db, empresaId: number) => db.all(names, { empresaId })
