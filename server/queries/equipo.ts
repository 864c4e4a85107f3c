import type { Invitacion, Miembro } from '#contract/equipo.ts'
import { iso } from '#contract/instante.ts'
import { planVigente } from '#domain/plan.ts'
import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { listInvitaciones, listPendientes } from '#server/store/invitaciones.ts'
import { listEquipo, listPersonas } from '#server/store/miembros.ts'
import type { InvitacionTable } from '#server/store/schema/equipo.ts'
import type { Lectura } from './vistas.ts'

const vistaDe = async ({ vistas }: Lectura, empresaId: string): Promise<Vista> => {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  return vista
}

const uuidsDe = (colas: string | null, vista: Vista): string[] | null =>
  colasLeidas(colas)?.flatMap((id) => vista.cola(id)?.uuid ?? []) ?? null

/** The team, its invitations, and how many people the organizacion has and may have. */
export async function equipo(l: Lectura, empresaId: string, usuarioId: UsuarioId) {
  const { db } = l.store
  const vista = await vistaDe(l, empresaId)
  const { id, organizacion_id, plan, prueba_hasta } = vista.empresa
  const personas = new Set(
    (await listPersonas(db, { organizacionId: organizacion_id })).map(({ correo }) => correo),
  )
  for (const { id, correo } of await listPendientes(db, {
    organizacionId: organizacion_id,
    ahora: l.clock(),
  }))
    personas.add(correo ?? id)
  const vigente = planVigente({ plan, pruebaHasta: prueba_hasta }, l.politica, l.clock())
  return {
    miembros: await miembros(l, empresaId, usuarioId),
    invitaciones: (await listInvitaciones(db, { empresaId: id })).map((fila) =>
      presentar(fila, vista, l.clock()),
    ),
    personas: personas.size,
    limite: vigente.limites.miembros,
  }
}

export const presentInvitacion = async (l: Lectura, empresaId: string, fila: InvitacionTable) =>
  presentar(fila, await vistaDe(l, empresaId), l.clock())

const presentar = (fila: InvitacionTable, vista: Vista, ahora: number): Invitacion => ({
  id: fila.id,
  nombre: fila.nombre,
  correo: fila.correo,
  rol: fila.rol,
  colas: uuidsDe(fila.colas, vista),
  creada: iso(fila.creada_en),
  expira: iso(fila.expira_en),
  vencida: fila.expira_en <= ahora,
})

export const organizacionDe = async (l: Lectura, empresaId: string): Promise<OrganizacionId> =>
  (await vistaDe(l, empresaId)).empresa.organizacion_id

/** The team of an empresa. `propio` marks the calling usuario. */
export async function miembros(l: Lectura, empresaId: string, usuarioId: UsuarioId): Promise<Miembro[]> {
  const vista = await vistaDe(l, empresaId)
  const filas = await listEquipo(l.store.db, vista.empresa)
  return filas.map(({ id, uuid, nombre, correo, sinCorreo, rol, colas, desde }) => ({
    id: uuid,
    nombre,
    correo,
    rol,
    colas: uuidsDe(colas, vista),
    desde: iso(desde),
    propio: id === usuarioId,
    sinCorreo: sinCorreo === 1,
  }))
}

/** UUIDs of all empresas in the organizacion of an empresa. */
export async function hermanas(l: Lectura, empresaId: string): Promise<string[]> {
  const empresas = await listEmpresasOfOrganizacion(l.store.db, {
    organizacionId: await organizacionDe(l, empresaId),
  })
  return empresas.map(({ uuid }) => uuid)
}
