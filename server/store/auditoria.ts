import { sql } from 'kysely'
import type { FiltroLeido } from './actividad.ts'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { AuditoriaTable } from './schema.ts'

type Row = Omit<AuditoriaTable, 'id'>
const insert = query<Row>()((q, p) =>
  q.insertInto('auditoria').values({
    organizacion_id: p.organizacion_id,
    empresa_id: p.empresa_id,
    usuario_id: p.usuario_id,
    cola_id: p.cola_id,
    tipo: p.tipo,
    actor_tipo: p.actor_tipo,
    actor: p.actor,
    ip: p.ip,
    instante: p.instante,
    datos: p.datos,
  } as AuditoriaTable),
)

const after = query<{ empresaId: number; id: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('auditoria')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(atMost(p.cuantos)),
)

const page = query<FiltroLeido & { empresaId: number; antes: number; cuantos: number }>()((q, p, d) =>
  q
    .selectFrom('auditoria')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '<', p.antes)
    .where('instante', '>=', p.desde)
    .where('instante', '<', p.hasta)
    .where('tipo', 'in', d.textList(p.tipos))
    .where('actor_tipo', 'in', d.textList(p.actores) as never)
    .where(sql<boolean>`(cast(${p.actor} as bigint) = 0 or actor = ${p.actor})`)
    .where(sql<boolean>`(cast(${p.colaId} as bigint) = 0 or cola_id = ${p.colaId})`)
    .orderBy('id', 'desc')
    .limit(atMost(p.cuantos)),
)
const known = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('auditoria')
    .innerJoin('usuarios', 'usuarios.id', 'auditoria.usuario_id')
    .select(['usuarios.id as id', 'usuarios.uuid as uuid', 'usuarios.nombre as nombre'])
    .distinct()
    .where('auditoria.empresa_id', '=', p.empresaId),
)
const deleteOld = query<{ empresaId: number; antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('auditoria')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('auditoria')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .where('instante', '<', p.antes)
        .orderBy('instante')
        .limit(atMost(p.cuantas)),
    ),
)

export const insertAuditoria = (tx: Tx, fila: Row) => tx.run(insert, fila)
export const listAuditoriaAfter = (db: Db, empresaId: number, id: number, cuantos: number) =>
  db.all(after, { empresaId, id, cuantos })
/** The next ones before an id, the latest first. */
export const listAuditoriaBefore = (
  db: Db,
  empresaId: number,
  antes: number,
  filtro: FiltroLeido,
  cuantos: number,
) => db.all(page, { ...filtro, empresaId, antes, cuantos })
/** Accounts that were in a team, or still are. */
export const listConocidos = (db: Db, empresaId: number) => db.all(known, { empresaId })
/** Returns how many were deleted, at most `cuantas`. */
export const deleteSomeAuditoria = (tx: Tx, empresaId: number, antes: number, cuantas: number) =>
  tx.run(deleteOld, { empresaId, antes, cuantas })
