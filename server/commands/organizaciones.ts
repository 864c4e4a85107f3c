import { finDePrueba, type Politica } from '#domain/plan.ts'
import { newId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { insertOrganizacion, listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import type { OrganizacionTable, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'

/** Creates the organizacion of a new owner. It starts on trial, unless the operator has fixed the plan. */
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
 * Rejects an account without e-mail. If it owned another organizacion, the one that created it could no longer reset
 * its password.
 */
export async function exigirCorreo(tx: Tx, usuarioId: UsuarioId): Promise<UsuarioTable> {
  const usuario = await findUsuario(tx, { id: usuarioId })
  if (!usuario) throw new Rechazo('sin_sesion')
  if (usuario.sin_correo) throw new Rechazo('cuenta_sin_correo')
  return usuario
}

/** Creates the first organizacion of a user. Returns the existing one if a concurrent call has created it. */
export const crearOrganizacion = command<{ usuarioId: UsuarioId }, OrganizacionTable>(
  'crearOrganizacion',
  ({ usuarioId }) => [`usuario ${usuarioId}`],
  async (tx, { usuarioId }, context) => {
    const usuario = await exigirCorreo(tx, usuarioId)
    const [propia] = await listOwnedOrganizaciones(tx, { usuarioId })
    return propia ?? abrirOrganizacion(tx, usuario, null, context)
  },
)
