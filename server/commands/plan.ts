import { buscarPlan, planVigente } from '#domain/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { changePlan, findUsuario } from '#server/store/usuarios.ts'
import type { Actor, Servicio } from './servicio.ts'

/** Takes effect at once and is recorded; every screen of the account's empresas learns of it. */
export async function cambiarPlan(
  { store, clock, politica }: Servicio,
  actor: Actor,
  plan: string,
): Promise<void> {
  if (politica.planFijo) throw new Rechazo('plan_fijo')
  if (!buscarPlan(politica.catalogo, plan)) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'plan', mensaje: 'Ese plan no existe' }] })
  }
  const { usuarioId } = actor
  const empresas = (await listEmpresasOf(store.db, usuarioId)).map(({ id }) => id)
  const command = async (tx: Tx) => {
    const usuario = await findUsuario(tx, usuarioId)
    if (!usuario) throw new Rechazo('sin_sesion')
    const ahora = clock()
    const vigente = planVigente({ plan: usuario.plan, pruebaHasta: usuario.prueba_hasta }, politica, ahora)
    await changePlan(tx, { usuario_id: usuarioId, instante: ahora, de: vigente.id, a: plan })
    for (const { id } of await listEmpresasOf(tx, usuarioId)) {
      await appendEventos(tx, id, [eventoDeCola(null, 'empresa_cambiada', usuarioId, ahora, { plan })])
    }
  }
  await store.write(`usuario ${usuarioId}`, command, empresas)
}
