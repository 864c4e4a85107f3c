import type { UsuarioId } from '#server/base/ids.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import { command, forgetting } from '#server/store/command.ts'
import { deleteUsuario, deleteUsuariosSinCorreo } from '#server/store/cuentas.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { usuario } from '#server/store/eventos.ts'
import {
  deleteOrganizacion,
  listOwnedOrganizaciones,
  listPropietarios,
} from '#server/store/organizaciones.ts'
import {
  deleteRepeticionesOfDeletedUsuarios,
  deleteRepeticionesOfEmpresa,
} from '#server/store/repeticiones.ts'
import { apuntar } from './apuntar.ts'
import { contarAcceso } from './cambio-de-acceso.ts'
import { exigirBloqueadas } from './de-empresa.ts'
import { retirarInvitacionesDe } from './invitaciones-hechas.ts'

export interface OrdenBorrarUsuario {
  usuarioId: UsuarioId
  /** Ids of the organizaciones that the user owns. */
  organizaciones: readonly number[]
  /** UUIDs of the empresas that the user belongs to, which are notified. */
  empresas: readonly string[]
}

const borrar = command<OrdenBorrarUsuario, void>(
  'borrarUsuario',
  ({ usuarioId, organizaciones, empresas }) => [
    `usuario ${usuarioId}`,
    ...organizaciones.map((id) => `organizacion ${id}`),
    ...empresas,
  ],
  async (tx, { usuarioId, empresas: bloqueadas }, { ahora }) => {
    const empresas = await listEmpresasOf(tx, usuarioId)
    exigirBloqueadas(empresas, bloqueadas)
    for (const empresa of empresas) {
      const cambio = { tipo: 'miembro_quitado', actor: usuario(usuarioId), instante: ahora } as const
      await contarAcceso(tx, empresa, cambio)
      // Without `usuarioId`: entries about the account are deleted with it.
      await apuntar(tx, empresa, cambio)
      await retirarInvitacionesDe(tx, empresa, { usuarioId, actor: usuario(usuarioId), ahora })
    }
    for (const { id, slug } of await listOwnedOrganizaciones(tx, { usuarioId })) {
      if ((await listPropietarios(tx, { organizacionId: id })).length > 1) continue
      for (const { uuid } of await listEmpresasOfOrganizacion(tx, { organizacionId: id })) {
        await deleteRepeticionesOfEmpresa(tx, { uuid })
      }
      await deleteOrganizacion(tx, { id })
      if (slug) await deleteUsuariosSinCorreo(tx, slug)
    }
    await deleteUsuario(tx, { id: usuarioId })
    await deleteRepeticionesOfDeletedUsuarios(tx)
  },
)

/** Deletes an account and what only it owns. */
export const borrarUsuario = forgetting(borrar)
