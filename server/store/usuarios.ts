import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { CambioPlanTable, UsuarioTable } from './schema.ts'

const byCorreo = query<{ correo: string }>()((q, p) =>
  q.selectFrom('usuario').selectAll().where('correo', '=', p.correo),
)
const byId = query<{ id: string }>()((q, p) => q.selectFrom('usuario').selectAll().where('id', '=', p.id))
const setContrasena = query<{ id: string; contrasena: string }>()((q, p) =>
  q.updateTable('usuario').set({ clave: p.contrasena }).where('id', '=', p.id),
)
const setVerificado = query<{ id: string; instante: number }>()((q, p) =>
  q
    .updateTable('usuario')
    .set({ verificado_en: p.instante })
    .where('id', '=', p.id)
    .where('verificado_en', 'is', null),
)
const setPlan = query<{ id: string; plan: string }>()((q, p) =>
  q.updateTable('usuario').set({ plan: p.plan }).where('id', '=', p.id),
)

export const findUsuarioByCorreo = (db: Db, correo: string) => db.first(byCorreo, { correo })
export const findUsuario = (db: Db, id: string) => db.first(byId, { id })
export const insertUsuario = (tx: Tx, usuario: UsuarioTable) => tx.insertMany('usuario', [usuario])
export const updateContrasena = (tx: Tx, id: string, contrasena: string) =>
  tx.run(setContrasena, { id, contrasena })
export const markVerificado = (tx: Tx, id: string, instante: number) =>
  tx.run(setVerificado, { id, instante })

export async function changePlan(tx: Tx, cambio: CambioPlanTable): Promise<void> {
  await tx.run(setPlan, { id: cambio.usuario_id, plan: cambio.a })
  await tx.insertMany('cambio_plan', [cambio])
}
