import type { EmpresaId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
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
    frases: p.frases,
  }
  return q
    .insertInto('ajustes_avisos')
    .values({ empresa_id: p.empresa_id, ...values })
    .onConflict((c) => c.column('empresa_id').doUpdateSet(values))
})
const insertBaja = write((q, p: { empresaId: EmpresaId; huella: string; ahora: number }) =>
  q
    .insertInto('bajas')
    .values({ empresa_id: p.empresaId, huella: p.huella, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'huella']).doNothing()),
)
const deleteBaja = write((q, p: { empresaId: EmpresaId; huella: string }) =>
  q.deleteFrom('bajas').where('empresa_id', '=', p.empresaId).where('huella', '=', p.huella),
)
const saveAlta = write((q, p: { empresaId: EmpresaId; huella: string; ahora: number }) =>
  q
    .insertInto('altas')
    .values({ empresa_id: p.empresaId, huella: p.huella, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'huella']).doUpdateSet({ instante: p.ahora })),
)
const deleteAlta = write((q, p: { empresaId: EmpresaId; huella: string }) =>
  q.deleteFrom('altas').where('empresa_id', '=', p.empresaId).where('huella', '=', p.huella),
)
/** Whether the owner of a destination confirmed it to this empresa. */
export const findAlta = readFirst((q, p: { empresaId: EmpresaId; huella: string }) =>
  q
    .selectFrom('altas')
    .select('instante')
    .where('empresa_id', '=', p.empresaId)
    .where('huella', '=', p.huella),
)
export const deleteSomeAltas = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('altas')
    .where((eb) =>
      eb(
        eb.refTuple('empresa_id', 'huella'),
        'in',
        eb
          .selectFrom('altas')
          .select(['empresa_id', 'huella'])
          .where('instante', '<', p.antes)
          .orderBy('instante')
          .limit(atMost(p.cuantas))
          .$asTuple('empresa_id', 'huella'),
      ),
    ),
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

interface DeDestino {
  empresaId: EmpresaId
  huella: string
  ahora: number
}

/** An alta ends a baja, and the other way round. */
export async function darDeAlta(tx: Tx, { empresaId, huella, ahora }: DeDestino): Promise<void> {
  await deleteBaja(tx, { empresaId, huella })
  await saveAlta(tx, { empresaId, huella, ahora })
}
export async function darDeBaja(tx: Tx, { empresaId, huella, ahora }: DeDestino): Promise<void> {
  await deleteAlta(tx, { empresaId, huella })
  await insertBaja(tx, { empresaId, huella, ahora })
}
