import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { FiltroLeido } from './actividad.ts'
import type { Db } from './db.ts'
import { atMost, readAll, write } from './query.ts'
import type { AuditoriaTable } from './schema.ts'

type Row = Omit<AuditoriaTable, 'id'>
export const insertAuditoria = write((q, p: Row) =>
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

export const listAuditoriaAfter = readAll((q, p: { empresaId: EmpresaId; id: number; cuantos: number }) =>
  q
    .selectFrom('auditoria')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(atMost(p.cuantos)),
)

const page = readAll((q, p: FiltroLeido & { empresaId: EmpresaId; antes: number; cuantos: number }, d) =>
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
/** Returns the accounts that are or were in the team of an empresa. */
export const listConocidos = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('auditoria')
    .innerJoin('usuarios', 'usuarios.id', 'auditoria.usuario_id')
    .select(['usuarios.id as id', 'usuarios.uuid as uuid', 'usuarios.nombre as nombre'])
    .distinct()
    .where('auditoria.empresa_id', '=', p.empresaId),
)
export const deleteSomeAuditoria = write((q, p: { empresaId: EmpresaId; antes: number; cuantas: number }) =>
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
export const deleteSomeAuditoriaOfEmpresas = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('auditoria')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('auditoria')
        .select('id')
        .where('instante', '<', p.antes)
        .where('empresa_id', 'is not', null)
        .orderBy('instante')
        .limit(atMost(p.cuantas)),
    ),
)

/** Returns the entries before an id, latest first. */
export const listAuditoriaBefore = (
  db: Db,
  empresaId: EmpresaId,
  antes: number,
  filtro: FiltroLeido,
  cuantos: number,
) => page(db, { ...filtro, empresaId, antes, cuantos })
