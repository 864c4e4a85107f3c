import { finDePrueba, type Politica } from '#domain/plan.ts'
import { newId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { insertOrganizacion, listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import type { OrganizacionTable, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'

/** The organizacion of somebody who begins: on trial, unless the operator chose a plan. */
export const abrirOrganizacion = (
  tx: Tx,
  usuario: UsuarioTable,
  plan: string | null,
  { ahora, politica }: { ahora: number; politica: Politica },
): Promise<OrganizacionTable> =>
  insertOrganizacion(
    tx,
    {
      uuid: newId(ahora),
      nombre: usuario.nombre,
      slug: null,
      plan,
      prueba_hasta: politica.planFijo ? null : finDePrueba(ahora),
      creada_en: ahora,
    },
    usuario.id,
  )

/**
 * Rejects an account without e-mail: if it owned more than the organizacion that made it, nobody there could reset its
 * password any more.
 */
export async function exigirCorreo(tx: Tx, usuarioId: UsuarioId): Promise<UsuarioTable> {
  const usuario = await findUsuario(tx, { id: usuarioId })
  if (!usuario) throw new Rechazo('sin_sesion')
  if (usuario.sin_correo) throw new Rechazo('cuenta_sin_correo')
  return usuario
}

/** For somebody who owns none. Returns the one that there is, if another call was quicker. */
export const crearOrganizacion = command<{ usuarioId: UsuarioId }, OrganizacionTable>(
  'crearOrganizacion',
  ({ usuarioId }) => [`usuario ${usuarioId}`],
  async (tx, { usuarioId }, context) => {
    const usuario = await exigirCorreo(tx, usuarioId)
    const [propia] = await listOwnedOrganizaciones(tx, { usuarioId })
    return propia ?? abrirOrganizacion(tx, usuario, null, context)
  },
)
