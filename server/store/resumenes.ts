import type { EmpresaId } from '#server/base/ids.ts'
import { readAll, writeEach } from './query.ts'
import type { ResumenDiaTable } from './schema.ts'

export const listTurnosOfDay = readAll((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('turnos')
    .select(['id', 'cola_id', 'serie_id', 'estado', 'emitido_en', 'desde_en', 'llamado_en', 'terminado_en'])
    .select(['pospuestos', 'estimado_min', 'estimado_max'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
export const listResumenes = readAll((q, p: { empresaId: EmpresaId; desde: string; hasta: string }) =>
  q
    .selectFrom('resumenes')
    .select(['fecha', 'zona', 'version', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.desde)
    .where('fecha', '<=', p.hasta),
)
export const saveResumenes = writeEach((q, p: ResumenDiaTable) =>
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
/** Returns all colas, including deleted ones, which stay in the statistics. */
export const listColaNames = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('colas')
    .select(['id', 'uuid', 'nombre', 'eliminada_en'])
    .where('empresa_id', '=', p.empresaId),
)
