import type { Db, Tx } from './db.ts'
import type { Actor } from './eventos.ts'
import { query } from './query.ts'
import type { AuditoriaTable } from './schema.ts'

type Row = Omit<AuditoriaTable, 'id'>
const insert = query<Row>()((q, p) =>
  q.insertInto('auditoria').values({
    organizacion_id: p.organizacion_id,
    empresa_id: p.empresa_id,
    usuario_id: p.usuario_id,
    tipo: p.tipo,
    actor_tipo: p.actor_tipo,
    actor: p.actor,
    ip: p.ip,
    instante: p.instante,
    datos: p.datos,
  } as AuditoriaTable),
)

const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('auditoria')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('instante')
    .orderBy('id'),
)

export const listAuditoria = (db: Db, empresaId: number) => db.all(ofEmpresa, { empresaId })

/** What was done to an account, a team or settings, by whom and when. */
export interface Apunte {
  tipo: string
  actor: Actor
  instante: number
  organizacionId?: number
  empresaId?: number
  /** The account that it is about. */
  usuarioId?: number
  /** Already masked. */
  ip?: string
  datos?: object
}

/** Writes it in the transaction in which it is done. */
export const insertAuditoria = (tx: Tx, apunte: Apunte) =>
  tx.run(insert, {
    organizacion_id: apunte.organizacionId ?? null,
    empresa_id: apunte.empresaId ?? null,
    usuario_id: apunte.usuarioId ?? null,
    tipo: apunte.tipo,
    actor_tipo: apunte.actor.tipo,
    actor: apunte.actor.id,
    ip: apunte.ip ?? null,
    instante: apunte.instante,
    datos: apunte.datos ? JSON.stringify(apunte.datos) : null,
  })
