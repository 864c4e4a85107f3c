import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { UsuarioTable } from './schema/cuentas.ts'

const byCorreo = query<{ correo: string }>()((q, p) =>
  q.selectFrom('usuarios').selectAll().where('correo', '=', p.correo),
)
const byId = query<{ id: number }>()((q, p) => q.selectFrom('usuarios').selectAll().where('id', '=', p.id))
const setContrasena = query<{ id: number; contrasena: string }>()((q, p) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena, debe_cambiar: 0 }).where('id', '=', p.id),
)
const renewContrasena = query<{ id: number; contrasena: string }>()((q, p) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena }).where('id', '=', p.id),
)
const setCorreo = query<{ id: number; correo: string; instante: number }>()((q, p) =>
  q.updateTable('usuarios').set({ correo: p.correo, verificado_en: p.instante }).where('id', '=', p.id),
)
const setNombre = query<{ id: number; nombre: string }>()((q, p) =>
  q.updateTable('usuarios').set({ nombre: p.nombre }).where('id', '=', p.id),
)
const setVerificado = query<{ id: number; instante: number }>()((q, p) =>
  q
    .updateTable('usuarios')
    .set({ verificado_en: p.instante })
    .where('id', '=', p.id)
    .where('verificado_en', 'is', null),
)

const byUuid = query<{ uuid: string }>()((q, p) =>
  q.selectFrom('usuarios').selectAll().where('uuid', '=', p.uuid),
)
const giveContrasena = query<{ id: number; contrasena: string }>()((q, p) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena, debe_cambiar: 1 }).where('id', '=', p.id),
)

export const findUsuarioByUuid = (db: Db, uuid: string) => db.first(byUuid, { uuid })
export const findUsuarioByCorreo = (db: Db, correo: string) => db.first(byCorreo, { correo })
export const findUsuario = (db: Db, id: number) => db.first(byId, { id })
type Nuevo = Omit<UsuarioTable, 'id'>
const insert = query<Nuevo>()((q, p) =>
  q
    .insertInto('usuarios')
    .values({
      uuid: p.uuid,
      correo: p.correo,
      nombre: p.nombre,
      contrasena: p.contrasena,
      verificado_en: p.verificado_en,
      sin_correo: p.sin_correo,
      debe_cambiar: p.debe_cambiar,
      creado_en: p.creado_en,
    } as UsuarioTable)
    .returning('id'),
)

export async function insertUsuario(tx: Tx, nuevo: Nuevo): Promise<UsuarioTable> {
  const row = await tx.first(insert, nuevo)
  if (!row) throw new Error('The usuario got no number')
  return { ...nuevo, id: row.id }
}
export const updateContrasena = (tx: Tx, id: number, contrasena: string) =>
  tx.run(setContrasena, { id, contrasena })
/** One that has to be changed at the first log-in. */
export const setFirstContrasena = (tx: Tx, id: number, contrasena: string) =>
  tx.run(giveContrasena, { id, contrasena })
export const markVerificado = (tx: Tx, id: number, instante: number) =>
  tx.run(setVerificado, { id, instante })
/** The same password, stored with more work. */
export const updateHuella = (tx: Tx, id: number, contrasena: string) =>
  tx.run(renewContrasena, { id, contrasena })
export const updateCorreo = (tx: Tx, id: number, correo: string, instante: number) =>
  tx.run(setCorreo, { id, correo, instante })
export const updateNombre = (tx: Tx, id: number, nombre: string) => tx.run(setNombre, { id, nombre })
