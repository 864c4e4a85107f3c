import type { MiembroNuevo } from '#contract/equipo.ts'
import { puedeRestablecer } from '#domain/equipo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { concesionDeRol, tieneColas } from '#domain/permiso.ts'
import { esUsuarioDe, slugDe, slugLibre } from '#domain/slug.ts'
import { newId, type OrganizacionId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { findAcceso, listEmpresasOf } from '#server/store/accesos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { listEquipo } from '#server/store/miembros.ts'
import {
  findOrganizacion,
  isSlugTaken,
  listOwnedOrganizaciones,
  listPropietarios,
  updateSlug,
} from '#server/store/organizaciones.ts'
import { permitir } from '#server/store/permitir.ts'
import { deleteSesionesOf } from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  insertUsuario,
  setFirstContrasena,
} from '#server/store/usuarios.ts'
import { apuntar } from './apuntar.ts'
import { colasGuardadas } from './colas-guardadas.ts'
import { ofCorreo } from './cuenta.ts'
import { agregar } from './miembros.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenCrearMiembro extends MiembroNuevo, OrdenRepetible {
  organizacionId: OrganizacionId
  /** The hashed first password. */
  contrasena: string
}

const crear = command<OrdenCrearMiembro, { correo: string }>(
  'crearMiembro',
  // Names and slugs must be unique in the whole installation.
  ({ empresaId, organizacionId }) => [empresaId, `organizacion ${organizacionId}`, 'slugs'],
  async (tx, orden, context) => {
    const { ahora } = context
    const { empresa } = await permitir(tx, orden, 'equipo')
    const slug = await slugDeOrganizacion(tx, empresa.organizacion_id)
    const nombre = limpiarLinea(orden.nombre)
    const base = slugDe(orden.usuario ?? nombre.split(' ')[0] ?? '') || 'persona'
    const usuario = await slugLibre(
      base,
      async (libre) => (await findUsuarioByCorreo(tx, { correo: `${libre}@${slug}` })) !== undefined,
    )
    const correo = `${usuario}@${slug}`
    const nuevo = await insertUsuario(tx, {
      uuid: newId(ahora),
      correo,
      nombre,
      contrasena: orden.contrasena,
      sin_correo: 1,
      debe_cambiar: 1,
      verificado_en: ahora,
      creado_en: ahora,
      idioma: null,
    })
    const colas = tieneColas(orden.rol) ? await colasGuardadas(tx, empresa.id, orden.colas ?? null) : null
    const quien = { empresa, usuarioId: nuevo.id, correo, actor: orden.actor }
    await agregar(tx, quien, { rol: orden.rol, colas }, context)
    return { correo }
  },
)

/** Adds a member without e-mail, who logs in as nombre@<slug of the organizacion>. Returns that log-in. */
export const crearMiembro = repetible(crear, ({ nombre, usuario, rol, colas }) => [
  nombre,
  usuario ?? '',
  rol,
  colas ?? null,
])

/** Returns the slug of an organizacion. It is derived from its name for the first member without e-mail. */
async function slugDeOrganizacion(tx: Tx, organizacionId: OrganizacionId): Promise<string> {
  const organizacion = await findOrganizacion(tx, { id: organizacionId })
  if (!organizacion) throw new Error('The empresa has no organizacion')
  if (organizacion.slug) return organizacion.slug
  const slug = await slugLibre(slugDe(organizacion.nombre) || 'equipo', (libre) => isSlugTaken(tx, libre))
  await updateSlug(tx, { id: organizacion.id, slug })
  return slug
}

export interface OrdenRestablecerMiembro {
  empresaId: string
  /** UUID of the member. */
  usuarioId: string
  /** The log-in of that member. */
  correo: string
  /** UUIDs of all empresas that the member belongs to. */
  empresas: readonly string[]
  contrasena: string
  actor: Actor
}

/** Sets a new first password for a member without e-mail and ends their sessions. Returns the id of the account. */
export const restablecerMiembro = command<OrdenRestablecerMiembro, UsuarioId>(
  'restablecerMiembro',
  // Prevents role changes in these empresas during the comparison, and the account from joining another one.
  ({ empresaId, empresas, correo }) => [...new Set([empresaId, ...empresas]), ofCorreo(correo)],
  async (tx, orden, { ahora }) => {
    const { empresa } = await permitir(tx, orden, 'equipo')
    const miembro = (await listEquipo(tx, empresa)).find(({ uuid }) => uuid === orden.usuarioId)
    const organizacion = await findOrganizacion(tx, { id: empresa.organizacion_id })
    const quien = miembro && (await findUsuario(tx, { id: miembro.id }))
    // Only accounts that this organizacion created: all others recover their password by mail.
    if (!quien?.sin_correo || !esUsuarioDe(organizacion?.slug ?? null, quien.correo)) {
      throw new Rechazo('miembro_no_encontrado')
    }
    await exigirPermisosDe(tx, quien.id, orden.actor)
    await setFirstContrasena(tx, { id: quien.id, contrasena: orden.contrasena })
    await deleteSesionesOf(tx, { usuarioId: quien.id })
    await apuntar(tx, empresa, {
      tipo: 'contrasena_restablecida',
      actor: orden.actor,
      instante: ahora,
      usuarioId: quien.id,
    })
    return quien.id
  },
)

/** Rejects unless the actor has every permission that the account has, in all organizaciones. */
async function exigirPermisosDe(tx: Tx, usuarioId: UsuarioId, actor: Actor): Promise<void> {
  for (const { uuid, rol, colas } of await listEmpresasOf(tx, usuarioId)) {
    const acceso = await findAcceso(tx, uuid, actor)
    if (!puedeRestablecer(acceso?.concesion ?? null, concesionDeRol(rol, colas))) {
      throw new Rechazo('restablecer_no_permitido')
    }
  }
  // An organizacion without empresas may still get some from its other owners.
  for (const { id } of await listOwnedOrganizaciones(tx, { usuarioId })) {
    const propietarios = await listPropietarios(tx, { organizacionId: id })
    const esSuya = actor.tipo === 'usuario' && propietarios.some(({ usuario_id }) => usuario_id === actor.id)
    if (propietarios.length > 1 && !esSuya) throw new Rechazo('restablecer_no_permitido')
  }
}
