import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'

/** The colas that a member, a desk or a device is restricted to, as a JSON list of ids; null: all. */
export async function colasGuardadas(
  tx: Tx,
  empresaId: EmpresaId,
  uuids: readonly string[] | null,
): Promise<string | null> {
  if (!uuids) return null
  const ids = new Map((await listColas(tx, { empresaId })).map((cola) => [cola.uuid, cola.id]))
  return JSON.stringify(
    uuids.map((uuid) => {
      const id = ids.get(uuid)
      if (id === undefined) throw new Rechazo('cola_no_encontrada')
      return id
    }),
  )
}
