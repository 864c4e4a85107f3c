import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { AjustesAvisosTable, EstadoEntrega } from './schema/avisos.ts'

const one = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('ajustes_avisos').selectAll().where('empresa_id', '=', p.empresaId),
)
const upsert = query<AjustesAvisosTable>()((q, p) => {
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
const baja = query<{ empresaId: number; huella: string; ahora: number }>()((q, p) =>
  q
    .insertInto('bajas')
    .values({ empresa_id: p.empresaId, huella: p.huella, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'huella']).doNothing()),
)
const alta = query<{ empresaId: number; huella: string }>()((q, p) =>
  q.deleteFrom('bajas').where('empresa_id', '=', p.empresaId).where('huella', '=', p.huella),
)
const estaDeBaja = query<{ empresaId: number; huella: string }>()((q, p) =>
  q
    .selectFrom('bajas')
    .select('instante')
    .where('empresa_id', '=', p.empresaId)
    .where('huella', '=', p.huella),
)
interface Contar {
  empresaId: number
  huella: string
  desde: number
  /** Of those that are being sent, those before this one. */
  antesDe: number
}

// Messages that cost money or patience; a push costs neither. What is being sent counts too, in the same look, so that
// many at once do not pass a cap together.
const sentSince = query<Contar>()((q, p) =>
  q
    .selectFrom('entregas')
    .innerJoin('suscripciones', 'suscripciones.id', 'entregas.suscripcion')
    .select((eb) => [
      eb.fn.countAll<number>().as('empresa'),
      sql<number>`sum(case when suscripciones.huella = ${p.huella} then 1 else 0 end)`.as('destino'),
    ])
    .where('entregas.empresa_id', '=', p.empresaId)
    .where('entregas.canal', '<>', sql.lit('push'))
    .where((eb) =>
      eb.or([
        eb('entregas.terminada_en', '>', p.desde).and(
          'entregas.estado',
          '=',
          sql.lit<EstadoEntrega>('enviada'),
        ),
        eb('entregas.terminada_en', 'is', null)
          .and('entregas.intentos', '>', 0)
          .and('entregas.id', '<', p.antesDe),
      ]),
    ),
)

export const findAjustesAvisos = (db: Db, empresaId: number) => db.first(one, { empresaId })
export const saveAjustesAvisos = (tx: Tx, fila: AjustesAvisosTable) => tx.run(upsert, fila)
export const darDeBaja = (tx: Tx, empresaId: number, huella: string, ahora: number) =>
  tx.run(baja, { empresaId, huella, ahora })
export const darDeAlta = (tx: Tx, empresaId: number, huella: string) => tx.run(alta, { empresaId, huella })
export const findBaja = (db: Db, empresaId: number, huella: string) =>
  db.first(estaDeBaja, { empresaId, huella })

/** How many messages an empresa sent since or is sending, and how many of them to one destination. */
export async function countSentSince(db: Db, contar: Contar) {
  const sent = await db.first(sentSince, contar)
  return { empresa: Number(sent?.empresa ?? 0), destino: Number(sent?.destino ?? 0) }
}
