import type { EstadoPlan } from '#contract/cuenta.ts'
import { enPrueba, planVigente } from '#domain/plan.ts'
import type { Vistas } from '#server/live/vistas.ts'
import { presentarCatalogo, presentarPlan } from '#server/present/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Actor, Servicio } from '#server/servicio.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import { findUsuario } from '#server/store/usuarios.ts'

/** The account's plan and how much of it each empresa uses. */
export async function verPlan(s: Servicio, vistas: Vistas, actor: Actor): Promise<EstadoPlan> {
  const usuario = await findUsuario(s.store.db, actor.usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  const ahora = s.clock()
  const cuenta = { plan: usuario.plan, pruebaHasta: usuario.prueba_hasta }
  const uso: EstadoPlan['uso'] = []
  for (const { id, nombre } of await listEmpresasOf(s.store.db, usuario.id)) {
    const vista = await vistas.get(id)
    if (vista) uso.push({ empresaId: id, nombre, colas: vista.colas.length, turnosHoy: vista.emitidos })
  }
  return {
    plan: presentarPlan(planVigente(cuenta, s.politica, ahora)),
    prueba: cuenta.pruebaHasta
      ? {
          hasta: new Date(cuenta.pruebaHasta).toISOString(),
          activa: s.politica.planFijo === null && enPrueba(cuenta, ahora),
        }
      : null,
    fijo: s.politica.planFijo !== null,
    catalogo: presentarCatalogo(s.politica.catalogo),
    uso,
  }
}
