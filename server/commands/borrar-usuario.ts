import { listEmpresasOf } from '#server/store/accesos.ts'
import { command, forgetting } from '#server/store/command.ts'
import { deleteUsuario } from '#server/store/cuentas.ts'
import { usuario } from '#server/store/eventos.ts'
import {
  deleteOrganizacion,
  listOwnedOrganizaciones,
  listPropietarios,
} from '#server/store/organizaciones.ts'
import { deleteRepeticionesOfUsuario } from '#server/store/repeticiones-cuenta.ts'
import { contarAcceso } from './cambio-de-acceso.ts'

export interface OrdenBorrarUsuario {
  usuarioId: number
  /** Those that they own. */
  organizaciones: readonly number[]
  /** Those that they belong to, which learn that they are gone. */
  empresas: readonly string[]
}

const borrar = command<OrdenBorrarUsuario, void>(
  'borrarUsuario',
  ({ usuarioId, organizaciones, empresas }) => [
    `usuario ${usuarioId}`,
    ...organizaciones.map((id) => `organizacion ${id}`),
    ...empresas,
  ],
  async (tx, { usuarioId }, { ahora }) => {
    for (const empresa of await listEmpresasOf(tx, usuarioId)) {
      const cambio = { tipo: 'miembro_quitado', actor: usuario(usuarioId), instante: ahora } as const
      await contarAcceso(tx, empresa, cambio)
    }
    for (const { id } of await listOwnedOrganizaciones(tx, usuarioId)) {
      if ((await listPropietarios(tx, id)).length === 1) await deleteOrganizacion(tx, id)
    }
    await deleteRepeticionesOfUsuario(tx, usuarioId)
    await deleteUsuario(tx, usuarioId)
  },
)

/** Deletes an account and what only it owns. */
export const borrarUsuario = forgetting(borrar)
