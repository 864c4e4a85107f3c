import type { Miembro } from '#contract/equipo.ts'
import { Rechazo } from '#server/rechazo.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { listEquipo } from '#server/store/miembros.ts'
import type { Lectura } from './vistas.ts'

/** The team of an empresa, as one of them sees it. */
export async function miembros(l: Lectura, empresaId: string, usuarioId: number): Promise<Miembro[]> {
  const vista = await l.vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const filas = await listEquipo(l.store.db, vista.empresa)
  return filas.map(({ id, uuid, nombre, correo, rol, colas, desde }) => ({
    id: uuid,
    nombre,
    correo,
    rol,
    colas: colasLeidas(colas)?.flatMap((cola) => vista.cola(cola)?.uuid ?? []) ?? null,
    desde: new Date(desde).toISOString(),
    propio: id === usuarioId,
  }))
}

/** Ids of all empresas of the organizacion that an empresa belongs to. */
export async function hermanas({ store, vistas }: Lectura, empresaId: string): Promise<string[]> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const empresas = await listEmpresasOfOrganizacion(store.db, vista.empresa.organizacion_id)
  return empresas.map(({ uuid }) => uuid)
}
