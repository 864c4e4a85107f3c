import type { EmpresaId } from '#server/base/ids.ts'
import { atMost, readFirst, write } from './query.ts'
import type { AjustesAvisosTable } from './schema/avisos.ts'

export const findAjustesAvisos = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('ajustes_avisos').selectAll().where('empresa_id', '=', p.empresaId),
)
export const saveAjustesAvisos = write((q, p: AjustesAvisosTable) => {
  const values = {
    canales: p.canales,
    secretos: p.secretos,
    paises: p.paises,
    tope_dia: p.tope_dia,
    silencio_desde: p.silencio_desde,
    silencio_hasta: p.silencio_hasta,
  }
  return q
    .insertInto('ajustes_avisos')
    .values({ empresa_id: p.empresa_id, ...values })
    .onConflict((c) => c.column('empresa_id').doUpdateSet(values))
})
export const darDeBaja = write((q, p: { empresaId: EmpresaId; huella: string; ahora: number }) =>
  q
    .insertInto('bajas')
    .values({ empresa_id: p.empresaId, huella: p.huella, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'huella']).doNothing()),
)
export const darDeAlta = write((q, p: { empresaId: EmpresaId; huella: string }) =>
  q.deleteFrom('bajas').where('empresa_id', '=', p.empresaId).where('huella', '=', p.huella),
)
export const findBaja = readFirst((q, p: { empresaId: EmpresaId; huella: string }) =>
  q
    .selectFrom('bajas')
    .select('instante')
    .where('empresa_id', '=', p.empresaId)
    .where('huella', '=', p.huella),
)
export const deleteSomeBajas = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('bajas')
    .where((eb) =>
      eb(
        eb.refTuple('empresa_id', 'huella'),
        'in',
        eb
          .selectFrom('bajas')
          .select(['empresa_id', 'huella'])
          .where('instante', '<', p.antes)
          .orderBy('instante')
          .limit(atMost(p.cuantas))
          .$asTuple('empresa_id', 'huella'),
      ),
    ),
)
