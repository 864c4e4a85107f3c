import type { EmpresaId, OrganizacionId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, type Builder, readAll, readFirst, write } from './query.ts'
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
export const findInvitacionByHuella = readFirst((q, p: { huella: string }) =>
  conEmpresa(q).where('invitaciones.huella', '=', p.huella),
)
export const findInvitacionById = readFirst((q, p: { id: string }) =>
  conEmpresa(q).where('invitaciones.id', '=', p.id),
)
export const findInvitacion = readFirst((q, p: { empresaId: EmpresaId; id: string }) =>
  q.selectFrom('invitaciones').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
export const listInvitaciones = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('invitaciones')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('creada_en')
    .orderBy('id'),
)
/** Returns the invitations of an organizacion that can still be accepted. */
export const listPendientes = readAll((q, p: { organizacionId: OrganizacionId; ahora: number }) =>
  q
    .selectFrom('invitaciones')
    .innerJoin('empresas', 'empresas.id', 'invitaciones.empresa_id')
    .select(['invitaciones.id as id', 'invitaciones.correo as correo'])
    .where('empresas.organizacion_id', '=', p.organizacionId)
    .where('invitaciones.expira_en', '>', p.ahora),
)
export const renewInvitacion = write(
  (q, p: Pick<InvitacionTable, 'id' | 'huella' | 'expira_en' | 'usuario_id'>) =>
    q
      .updateTable('invitaciones')
      .set({ huella: p.huella, expira_en: p.expira_en, usuario_id: p.usuario_id })
      .where('id', '=', p.id),
)
export const signInvitacion = write((q, p: { id: string; huella: string }) =>
  q.updateTable('invitaciones').set({ huella: p.huella }).where('id', '=', p.id),
)
/** Sets the address of an invitation. No link opens it until one is sent there. */
export const addressInvitacion = write((q, p: { id: string; correo: string; expira: number }) =>
  q
    .updateTable('invitaciones')
    .set({ correo: p.correo, expira_en: p.expira, huella: p.id })
    .where('id', '=', p.id),
)
export const deleteInvitacion = write((q, p: { id: string }) =>
  q.deleteFrom('invitaciones').where('id', '=', p.id),
)
export const deleteSomeInvitaciones = write((q, p: { antes: number; cuantas: number }) =>
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

export type InvitacionLeida = NonNullable<Awaited<ReturnType<typeof findInvitacionByHuella>>>

export const insertInvitacion = (tx: Tx, invitacion: InvitacionTable) =>
  tx.insertMany('invitaciones', [invitacion])
