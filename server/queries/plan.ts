import type { EstadoPlan } from '#contract/cuenta.ts'
import { enPrueba, planVigente } from '#domain/plan.ts'
import { presentarCatalogo, presentarPlan } from '#server/present/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import type { OrganizacionTable } from '#server/store/schema/cuentas.ts'
import type { Textos } from '#server/texts/textos.ts'
import type { Lectura } from './vistas.ts'

/** The plan that a usuario decides about, and how much of it each empresa uses. */
export async function plan(l: Lectura, usuarioId: number, textos: Textos): Promise<EstadoPlan> {
  const organizacion = await organizacionDe(l, usuarioId)
  const ahora = l.clock()
  const cuenta = { plan: organizacion.plan, pruebaHasta: organizacion.prueba_hasta }
  const uso: EstadoPlan['uso'] = []
  for (const { uuid, nombre } of await listEmpresasOfOrganizacion(l.store.db, organizacion.id)) {
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

/** What a change of plan concerns: the organizacion and the ids of its empresas. */
export async function pagador(l: Lectura, usuarioId: number) {
  const { id } = await organizacionDe(l, usuarioId)
  const empresas = await listEmpresasOfOrganizacion(l.store.db, id)
  return { organizacionId: id, empresas: empresas.map(({ uuid }) => uuid) }
}

/** Plans are the owners' business: whoever owns nothing is refused. */
async function organizacionDe({ store }: Lectura, usuarioId: number): Promise<OrganizacionTable> {
  const [propia] = await listOwnedOrganizaciones(store.db, usuarioId)
  if (!propia) throw new Rechazo('prohibido')
  return propia
}
