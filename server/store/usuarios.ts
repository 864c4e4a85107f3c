import type { Idioma } from '#contract/idioma.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, readFirst, write, writeFirst } from './query.ts'
import type { UsuarioTable } from './schema/cuentas.ts'

export const findUsuarioByCorreo = readFirst((q, p: { correo: string }) =>
  q.selectFrom('usuarios').selectAll().where('correo', '=', p.correo),
)
/** Returns a row if there is any account. */
export const findAnyUsuario = readFirst((q) => q.selectFrom('usuarios').select('id').limit(atMost(1)))
export const findUsuario = readFirst((q, p: { id: UsuarioId }) =>
  q.selectFrom('usuarios').selectAll().where('id', '=', p.id),
)
export const updateContrasena = write((q, p: { id: UsuarioId; contrasena: string }) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena, debe_cambiar: 0 }).where('id', '=', p.id),
)
/** Replaces the hash of an unchanged password, after the hashing parameters became stronger. */
export const updateHuella = write((q, p: { id: UsuarioId; contrasena: string }) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena }).where('id', '=', p.id),
)
export const updateCorreo = write((q, p: { id: UsuarioId; correo: string; instante: number }) =>
  q.updateTable('usuarios').set({ correo: p.correo, verificado_en: p.instante }).where('id', '=', p.id),
)
export const updateNombre = write((q, p: { id: UsuarioId; nombre: string }) =>
  q.updateTable('usuarios').set({ nombre: p.nombre }).where('id', '=', p.id),
)
export const updateIdioma = write((q, p: { id: UsuarioId; idioma: Idioma }) =>
  q.updateTable('usuarios').set({ idioma: p.idioma }).where('id', '=', p.id),
)
export const markVerificado = write((q, p: { id: UsuarioId; instante: number }) =>
  q
    .updateTable('usuarios')
    .set({ verificado_en: p.instante })
    .where('id', '=', p.id)
    .where('verificado_en', 'is', null),
)

export const findUsuarioByUuid = readFirst((q, p: { uuid: string }) =>
  q.selectFrom('usuarios').selectAll().where('uuid', '=', p.uuid),
)
/** Sets a password that must be changed at the next login. */
export const setFirstContrasena = write((q, p: { id: UsuarioId; contrasena: string }) =>
  q.updateTable('usuarios').set({ contrasena: p.contrasena, debe_cambiar: 1 }).where('id', '=', p.id),
)

type Nuevo = Omit<UsuarioTable, 'id'>
const insert = writeFirst((q, p: Nuevo) =>
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
  const row = await insert(tx, nuevo)
  if (!row) throw new Error('The insert returned no id for the usuario')
  return { ...nuevo, id: row.id }
}
