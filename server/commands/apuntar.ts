import type { TipoDeApunte } from '#domain/actividad.ts'
import { type Campos, diferencia } from '#domain/cambios.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { insertAuditoria } from '#server/store/auditoria.ts'
import type { Tx } from '#server/store/db.ts'
import { type Actor, usuario } from '#server/store/eventos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'

/** An audit entry about an account, a team or settings. */
export interface Apunte {
  tipo: TipoDeApunte
  actor: Actor
  instante: number
  /** The affected cola. */
  colaId?: number
  /** The affected account. */
  usuarioId?: UsuarioId
  /** Display name of what was changed: a cola, a screen, an invited person. */
  sobre?: string
  /** Must not contain secrets or names of customers; the same holds for `despues`. */
  antes?: Campos | null
  despues?: Campos | null
}

/** Writes an audit entry in the transaction of the change. Keeps only fields that differ; skips it if none do. */
export async function apuntar(
  tx: Tx,
  empresa: Pick<EmpresaTable, 'id' | 'organizacion_id'>,
  { tipo, actor, instante, colaId, usuarioId, sobre, antes, despues }: Apunte,
): Promise<void> {
  const cambio = antes && despues ? diferencia(antes, despues) : { antes, despues }
  if (!cambio) return
  const datos = {
    ...(sobre && { sobre }),
    ...(cambio.antes && { antes: cambio.antes }),
    ...(cambio.despues && { despues: cambio.despues }),
  }
  await insertAuditoria(tx, {
    organizacion_id: empresa.organizacion_id,
    empresa_id: empresa.id,
    usuario_id: usuarioId ?? null,
    cola_id: colaId ?? null,
    tipo,
    actor_tipo: actor.tipo,
    actor: actor.id,
    ip: actor.ip ?? null,
    instante,
    datos: Object.keys(datos).length > 0 ? JSON.stringify(datos) : null,
  })
}

/** Changes of users to their own accounts. They belong to no company and appear in no company's activity. */
type SucesoDeCuenta =
  | 'cuenta_creada'
  | 'correo_confirmado'
  | 'contrasena_cambiada'
  | 'contrasena_restablecida'
  | 'correo_cambiado'
  | 'usuario_cambiado'
  | 'sesion_abierta'
  | 'sesion_cerrada'

/** Writes an audit entry about a user's own account. `ip` is masked. */
export const apuntarCuenta = (
  tx: Tx,
  tipo: SucesoDeCuenta,
  usuarioId: UsuarioId,
  instante: number,
  ip: string | null | undefined,
  datos?: object,
  actor: Actor = usuario(usuarioId),
) =>
  insertAuditoria(tx, {
    organizacion_id: null,
    empresa_id: null,
    usuario_id: usuarioId,
    cola_id: null,
    tipo,
    actor_tipo: actor.tipo,
    actor: actor.id,
    ip: ip ?? null,
    instante,
    datos: datos ? JSON.stringify(datos) : null,
  })
