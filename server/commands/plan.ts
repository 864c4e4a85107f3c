import { buscarPlan, planVigente } from '#domain/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { changePlan, findUsuario } from '#server/store/usuarios.ts'
import { type OrdenDeCuenta, repetibleDeCuenta } from './repetible-cuenta.ts'

export interface OrdenPlan extends OrdenDeCuenta {
  usuarioId: number
  plan: string
  /** The empresas of the account, which learn of the change. */
  empresas: readonly string[]
}

/** Takes effect at once and is recorded; every screen of the account's empresas learns of it. */
export const cambiarPlan = repetibleDeCuenta(
  command<OrdenPlan, void>(
    'cambiarPlan',
    ({ usuarioId, empresas }) => [`usuario ${usuarioId}`, ...empresas],
    async (tx, { usuarioId, plan }, { ahora, politica }) => {
      if (politica.planFijo) throw new Rechazo('plan_fijo')
      if (!buscarPlan(politica.catalogo, plan)) {
        throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'plan', motivo: 'plan_desconocido' }] })
      }
      const usuario = await findUsuario(tx, usuarioId)
      if (!usuario) throw new Rechazo('sin_sesion')
      const vigente = planVigente({ plan: usuario.plan, pruebaHasta: usuario.prueba_hasta }, politica, ahora)
      await changePlan(tx, { usuario_id: usuarioId, instante: ahora, de: vigente.id, a: plan })
      for (const empresa of await listEmpresasOf(tx, usuarioId)) {
        const actor = { tipo: 'usuario', id: usuarioId } as const
        await appendEventos(tx, empresa, [eventoDeCola(null, 'empresa_cambiada', actor, ahora, { plan })])
      }
    },
  ),
  { quien: ({ usuarioId }) => usuarioId, mismo: ({ plan }) => [plan] },
)
