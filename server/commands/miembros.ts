import type { CambiosMiembro } from '#contract/equipo.ts'
import type { Rol } from '#contract/permiso.ts'
import { negativaDeCambio } from '#domain/equipo.ts'
import { concesionDeRol, puede, tieneColas } from '#domain/permiso.ts'
import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { colasLeidas, findAcceso } from '#server/store/accesos.ts'
import { type Context, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import type { Actor } from '#server/store/eventos.ts'
import {
  deleteMiembro,
  deletePropietario,
  insertMiembro,
  insertPropietario,
  listEquipo,
  type MiembroLeido,
} from '#server/store/miembros.ts'
import { permitir } from '#server/store/permitir.ts'
import type { EmpresaTable, EventoDeAcceso } from '#server/store/schema.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { type Apunte, apuntar } from './apuntar.ts'
import { contarAcceso } from './cambio-de-acceso.ts'
import { colasGuardadas } from './colas-guardadas.ts'
import { exigirBloqueadas } from './de-empresa.ts'
import { retirarInvitacionesDe } from './invitaciones-hechas.ts'
import { exigirLimiteDeMiembros } from './limite-miembros.ts'
import { liberarSinPermiso } from './revisar-puestos.ts'

export interface OrdenMiembro {
  empresaId: string
  /** UUID of the member. */
  usuarioId: string
  actor: Actor
  /** UUIDs of all empresas of the organizacion, because an owner owns each of them. */
  empresas: readonly string[]
}

const keysOf = ({ empresaId, empresas }: OrdenMiembro) => [
  empresaId,
  ...empresas.filter((uuid) => uuid !== empresaId),
]

export interface OrdenAgregar {
  empresaId: string
  organizacionId: OrganizacionId
  usuarioId: UsuarioId
  rol: Exclude<Rol, 'propietario'>
  /** UUIDs of the colas to serve; null: all. */
  colas: readonly string[] | null
  actor: Actor
}

/** Adds an account to the team of an empresa. */
export const agregarMiembro = command<OrdenAgregar, void>(
  'agregarMiembro',
  ({ empresaId, organizacionId }) => [empresaId, `organizacion ${organizacionId}`],
  async (tx, orden, context) => {
    const { empresa } = await permitir(tx, orden, 'equipo')
    const colas = tieneColas(orden.rol) ? await colasGuardadas(tx, empresa.id, orden.colas) : null
    const { usuarioId, actor, rol } = orden
    const correo = (await findUsuario(tx, { id: usuarioId }))?.correo ?? ''
    await agregar(tx, { empresa, usuarioId, correo, actor }, { rol, colas }, context)
  },
)

type EventoDeMiembro = Extract<EventoDeAcceso, `miembro_${string}`>

interface DeUsuario {
  empresa: EmpresaTable
  usuarioId: UsuarioId
  actor: Actor
}

/** Adds a member. Callers must hold the locks of the empresa and its organizacion, so that the limit holds. */
export async function agregar(
  tx: Tx,
  { empresa, usuarioId, correo, actor }: DeUsuario & { correo: string },
  { rol, colas }: Puesta<Exclude<Rol, 'propietario'>>,
  context: Context,
): Promise<void> {
  const { ahora } = context
  await exigirLimiteDeMiembros(tx, empresa.organizacion_id, correo, context)
  await insertMiembro(tx, { empresa_id: empresa.id, usuario_id: usuarioId, rol, colas, creado_en: ahora })
  await contarMiembro(
    tx,
    'miembro_agregado',
    { empresa, usuarioId, actor },
    { despues: apuntada({ rol, colas }) },
    ahora,
  )
}

/** Records a change of the team as an evento and as an audit entry. */
async function contarMiembro(
  tx: Tx,
  tipo: EventoDeMiembro,
  { empresa, usuarioId, actor }: DeUsuario,
  cambio: Pick<Apunte, 'antes' | 'despues'>,
  ahora: number,
): Promise<void> {
  await contarAcceso(tx, empresa, { tipo, actor, instante: ahora, datos: { usuario: usuarioId } })
  await apuntar(tx, empresa, { tipo, actor, instante: ahora, usuarioId, ...cambio })
}

/** The audited fields of a member, with `colas` parsed from JSON. */
const apuntada = ({ rol, colas }: { rol: Rol; colas: string | null }) => ({ rol, colas: colasLeidas(colas) })

/** Changes a member. Takes effect at once, even for requests in flight. An absent field keeps its value. */
export const cambiarMiembro = command<OrdenMiembro & { cambios: CambiosMiembro }, void>(
  'cambiarMiembro',
  keysOf,
  async (tx, { cambios, ...orden }, { ahora }) => {
    const { empresa, miembro } = await pedido(tx, orden, (actual) => cambios.rol ?? actual.rol)
    const rol = cambios.rol ?? miembro.rol
    const colas =
      cambios.colas === undefined ? miembro.colas : await colasGuardadas(tx, empresa.id, cambios.colas)
    const despues: Puesta = { rol, colas: tieneColas(rol) ? colas : null }
    await poner(tx, { empresa, miembro, ...orden }, despues, ahora)
  },
)

/** Removes a member. Takes effect at once, even for requests in flight. */
export const quitarMiembro = command<OrdenMiembro, void>(
  'quitarMiembro',
  keysOf,
  async (tx, orden, { ahora }) => {
    const { empresa, miembro } = await pedido(tx, orden, () => null)
    await poner(tx, { empresa, miembro, ...orden }, null, ahora)
  },
)

interface Puesta<R extends Rol = Rol> {
  rol: R
  colas: string | null
}

interface DeMiembro extends Pick<OrdenMiembro, 'actor' | 'empresas'> {
  empresa: EmpresaTable
  miembro: MiembroLeido
}

/** Finds the member of an order. Rejects changes that the actor is not allowed to make. */
async function pedido(tx: Tx, orden: OrdenMiembro, rolDespues: (actual: MiembroLeido) => Rol | null) {
  const acceso = await findAcceso(tx, orden.empresaId, orden.actor)
  if (!acceso?.concesion) throw new Rechazo('empresa_no_encontrada')
  const { empresa, concesion } = acceso
  const equipo = await listEquipo(tx, empresa)
  const miembro = equipo.find(({ uuid }) => uuid === orden.usuarioId)
  const propio = orden.actor.tipo === 'usuario' && orden.actor.id === miembro?.id
  const negativa = negativaDeCambio(concesion, {
    de: miembro?.rol ?? null,
    a: miembro ? rolDespues(miembro) : null,
    propio,
    propietarios: equipo.filter(({ rol }) => rol === 'propietario').length,
  })
  if (negativa) throw new Rechazo(negativa)
  if (!miembro) throw new Rechazo('miembro_no_encontrado')
  return { empresa, miembro }
}

/** Whether a member's invitations stay valid. Those of an owner end with the ownership. */
const sigueInvitando = (antes: Rol, despues: Rol | undefined): boolean =>
  despues !== undefined &&
  puede(concesionDeRol(despues, null), 'equipo') &&
  (antes !== 'propietario' || despues === 'propietario')

/** Applies a role change; null removes the member. Owners own every empresa of the organizacion. */
async function poner(
  tx: Tx,
  { empresa, miembro, actor, empresas: bloqueadas }: DeMiembro,
  despues: Puesta | null,
  ahora: number,
): Promise<void> {
  const dueno = miembro.rol === 'propietario' || despues?.rol === 'propietario'
  const todas = await listEmpresasOfOrganizacion(tx, { organizacionId: empresa.organizacion_id })
  const empresas = dueno ? todas : [empresa]
  if (dueno) exigirBloqueadas(todas, bloqueadas)
  if (miembro.rol === 'propietario')
    await deletePropietario(tx, { organizacionId: empresa.organizacion_id, usuarioId: miembro.id })
  if (despues?.rol === 'propietario') await insertPropietario(tx, empresa.organizacion_id, miembro.id, ahora)
  const tipo: EventoDeMiembro = despues ? 'miembro_cambiado' : 'miembro_quitado'
  for (const una of empresas) {
    await deleteMiembro(tx, { empresaId: una.id, usuarioId: miembro.id })
    if (despues && despues.rol !== 'propietario') {
      const { rol } = despues
      const colas = una.id === empresa.id ? despues.colas : null
      await insertMiembro(tx, {
        empresa_id: una.id,
        usuario_id: miembro.id,
        rol,
        colas,
        creado_en: miembro.desde,
      })
    }
    const cambio = { antes: apuntada(miembro), despues: despues && apuntada(despues) }
    await contarMiembro(tx, tipo, { empresa: una, usuarioId: miembro.id, actor }, cambio, ahora)
    await liberarSinPermiso(tx, una, { usuarioId: miembro.id, actor, ahora })
    if (!sigueInvitando(miembro.rol, despues?.rol))
      await retirarInvitacionesDe(tx, una, { usuarioId: miembro.id, actor, ahora })
  }
}
