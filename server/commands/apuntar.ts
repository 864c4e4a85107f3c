import { insertAuditoria } from '#server/store/auditoria.ts'
import type { Tx } from '#server/store/db.ts'
import { usuario } from '#server/store/eventos.ts'

/** What people do to their own account. */
export type SucesoDeCuenta =
  | 'cuenta_creada'
  | 'correo_confirmado'
  | 'contrasena_cambiada'
  | 'contrasena_restablecida'
  | 'correo_cambiado'
  | 'usuario_cambiado'
  | 'sesion_abierta'
  | 'sesion_cerrada'

/** Writes down what somebody did to their own account, from which masked address. */
export const apuntar = (
  tx: Tx,
  tipo: SucesoDeCuenta,
  usuarioId: number,
  instante: number,
  ip: string | null,
  datos?: object,
) =>
  insertAuditoria(tx, {
    tipo,
    actor: usuario(usuarioId),
    instante,
    usuarioId,
    ...(ip && { ip }),
    ...(datos && { datos }),
  })
