import type { Db, Tx } from './db.ts'
import { atMost, type Builder, query } from './query.ts'
import type { InvitacionTable } from './schema/equipo.ts'

const conEmpresa = (q: Builder) =>
  q
    .selectFrom('invitaciones')
    .innerJoin('empresas', 'empresas.id', 'invitaciones.empresa_id')
    .innerJoin('organizaciones', 'organizaciones.id', 'empresas.organizacion_id')
    .selectAll('invitaciones')
    .select(['empresas.uuid as empresaUuid', 'empresas.nombre as empresa'])
    .select(['organizaciones.id as organizacionId', 'organizaciones.nombre as organizacion'])
    .select('organizaciones.slug as slug')
const byHuella = query<{ huella: string }>()((q, p) =>
  conEmpresa(q).where('invitaciones.huella', '=', p.huella),
)
const anyById = query<{ id: string }>()((q, p) => conEmpresa(q).where('invitaciones.id', '=', p.id))
const byId = query<{ empresaId: number; id: string }>()((q, p) =>
  q.selectFrom('invitaciones').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('invitaciones')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('creada_en')
    .orderBy('id'),
)
const ofOrganizacion = query<{ organizacionId: number; ahora: number }>()((q, p) =>
  q
    .selectFrom('invitaciones')
    .innerJoin('empresas', 'empresas.id', 'invitaciones.empresa_id')
    .select(['invitaciones.id as id', 'invitaciones.correo as correo'])
    .where('empresas.organizacion_id', '=', p.organizacionId)
    .where('invitaciones.expira_en', '>', p.ahora),
)
const renew = query<{ id: string; huella: string; expira: number }>()((q, p) =>
  q.updateTable('invitaciones').set({ huella: p.huella, expira_en: p.expira }).where('id', '=', p.id),
)
const sign = query<{ id: string; huella: string }>()((q, p) =>
  q.updateTable('invitaciones').set({ huella: p.huella }).where('id', '=', p.id),
)
const remove = query<{ id: string }>()((q, p) => q.deleteFrom('invitaciones').where('id', '=', p.id))
const someOld = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('invitaciones')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('invitaciones')
        .select('id')
        .where('expira_en', '<=', p.antes)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

export const findInvitacionByHuella = (db: Db, huella: string) => db.first(byHuella, { huella })
export type InvitacionLeida = NonNullable<Awaited<ReturnType<typeof findInvitacionByHuella>>>
export const findInvitacionById = (db: Db, id: string) => db.first(anyById, { id })
export const findInvitacion = (db: Db, empresaId: number, id: string) => db.first(byId, { empresaId, id })
export const listInvitaciones = (db: Db, empresaId: number) => db.all(ofEmpresa, { empresaId })
/** Those that can still be accepted. */
export const listPendientes = (db: Db, organizacionId: number, ahora: number) =>
  db.all(ofOrganizacion, { organizacionId, ahora })
export const insertInvitacion = (tx: Tx, invitacion: InvitacionTable) =>
  tx.insertMany('invitaciones', [invitacion])
export const renewInvitacion = (tx: Tx, id: string, huella: string, expira: number) =>
  tx.run(renew, { id, huella, expira })
export const signInvitacion = (tx: Tx, id: string, huella: string) => tx.run(sign, { id, huella })
export const deleteInvitacion = (tx: Tx, id: string) => tx.run(remove, { id })
/** Returns how many it deleted. */
export const deleteSomeInvitaciones = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(someOld, { antes, cuantas })
