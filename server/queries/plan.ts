import type { EstadoPlan } from '#contract/cuenta.ts'
import { enPrueba, planVigente } from '#domain/plan.ts'
import { presentarCatalogo, presentarPlan } from '#server/present/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import type { Textos } from '#server/texts/textos.ts'
import type { Lectura } from './vistas.ts'

/** The account's plan and how much of it each empresa uses. */
export async function plan(l: Lectura, usuarioId: number, textos: Textos): Promise<EstadoPlan> {
  const usuario = await findUsuario(l.store.db, usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  const ahora = l.clock()
  const cuenta = { plan: usuario.plan, pruebaHasta: usuario.prueba_hasta }
  const uso: EstadoPlan['uso'] = []
  for (const { uuid, nombre } of await listEmpresasOf(l.store.db, usuario.id)) {
    const vista = await l.vistas.get(uuid)
    if (vista) uso.push({ empresaId: uuid, nombre, colas: vista.colas.length, turnosHoy: vista.emitidos })
  }
  return {
    plan: presentarPlan(planVigente(cuenta, l.politica, ahora), textos),
    prueba: cuenta.pruebaHasta
      ? {
          hasta: new Date(cuenta.pruebaHasta).toISOString(),
          activa: l.politica.planFijo === null && enPrueba(cuenta, ahora),
        }
      : null,
    fijo: l.politica.planFijo !== null,
    catalogo: presentarCatalogo(l.politica.catalogo, textos),
    uso,
  }
}

/** Ids of the empresas that an account's plan is for. */
export const empresasDe = async ({ store }: Lectura, usuarioId: number): Promise<string[]> =>
  (await listEmpresasOf(store.db, usuarioId)).map(({ uuid }) => uuid)
