import type { Permiso } from '#contract/permiso.ts'
import { puede } from '#domain/permiso.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { findCola } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import { usuario } from '#server/store/eventos.ts'
import type { Conexion } from './conexion.ts'

interface Pedido {
  permiso: Permiso
  empresaId: string
  colaId?: string
}

/** Rejects what the session of a connection may not follow, with the words of the same call over HTTP. */
export async function permitir(
  db: Db,
  { sesion }: Conexion,
  { permiso, empresaId, colaId }: Pedido,
): Promise<void> {
  if (!sesion) throw new Rechazo('sin_sesion')
  const acceso = await findAcceso(db, empresaId, usuario(sesion.usuario_id))
  if (!acceso?.concesion) throw new Rechazo('empresa_no_encontrada')
  const { empresa, concesion } = acceso
  if (!puede(concesion, permiso)) throw new Rechazo('prohibido')
  if (colaId === undefined || concesion.colas === null) return
  const cola = await findCola(db, { empresaId: empresa.id, uuid: colaId })
  if (!cola) throw new Rechazo('cola_no_encontrada')
  if (!puede(concesion, permiso, cola.id)) throw new Rechazo('prohibido')
}
