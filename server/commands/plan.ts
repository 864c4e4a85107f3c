import { concesionDeRol, puede } from '#domain/permiso.ts'
import { buscarPlan, type Politica, planVigente } from '#domain/plan.ts'
import type { PlanDeCatalogo } from '#domain/plan-catalogos.ts'
import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola, usuarioDelActor } from '#server/store/eventos.ts'
import { changePlan, findOrganizacion, listPropietarios } from '#server/store/organizaciones.ts'
import type { OrganizacionTable } from '#server/store/schema/cuentas.ts'
import { apuntar } from './apuntar.ts'
import { type OrdenDeCuenta, repetible } from './repetible.ts'

export interface OrdenDePropietario {
  usuarioId: UsuarioId
  organizacionId: OrganizacionId
}

interface Propia {
  organizacion: OrganizacionTable
  vigente: PlanDeCatalogo
}

/** The organizacion of an order that only its owners may give, and the plan that it has now. */
export async function propiaDe(
  tx: Tx,
  { usuarioId, organizacionId }: OrdenDePropietario,
  politica: Politica,
  ahora: number,
): Promise<Propia> {
  const organizacion = await findOrganizacion(tx, { id: organizacionId })
  const propietarios = await listPropietarios(tx, { organizacionId })
  const esSuya = propietarios.some((propietario) => propietario.usuario_id === usuarioId)
  const concesion = esSuya ? concesionDeRol('propietario', null) : null
  if (!organizacion || !puede(concesion, 'propiedad')) throw new Rechazo('prohibido')
  return { organizacion, vigente: vigenteDe(organizacion, politica, ahora) }
}

const vigenteDe = ({ plan, prueba_hasta }: OrganizacionTable, politica: Politica, ahora: number) =>
  planVigente({ plan, pruebaHasta: prueba_hasta }, politica, ahora)

/** The plan that an organizacion has now. */
export async function planDe(
  tx: Tx,
  organizacionId: OrganizacionId,
  politica: Politica,
  ahora: number,
): Promise<PlanDeCatalogo> {
  const organizacion = await findOrganizacion(tx, { id: organizacionId })
  if (!organizacion) throw new Error('The empresa has no organizacion')
  return vigenteDe(organizacion, politica, ahora)
}

export interface OrdenPlan extends OrdenDeCuenta {
  organizacionId: OrganizacionId
  plan: string
  /** The empresas of the organizacion, which learn of the change. */
  empresas: readonly string[]
}

/** Takes effect at once and is recorded; every screen of the organizacion's empresas learns of it. */
export const cambiarPlan = repetible(
  command<OrdenPlan, void>(
    'cambiarPlan',
    ({ organizacionId, empresas }) => [`organizacion ${organizacionId}`, ...empresas],
    async (tx, { plan, organizacionId, actor }, { ahora, politica }) => {
      const usuarioId = usuarioDelActor(actor)
      if (politica.planFijo) throw new Rechazo('plan_fijo')
      if (!buscarPlan(politica.catalogo, plan)) {
        throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'plan', fallo: 'plan_desconocido' }] })
      }
      const { vigente } = await propiaDe(tx, { usuarioId, organizacionId }, politica, ahora)
      await changePlan(tx, {
        organizacion_id: organizacionId,
        usuario_id: usuarioId,
        instante: ahora,
        de: vigente.id,
        a: plan,
      })
      for (const empresa of await listEmpresasOfOrganizacion(tx, { organizacionId })) {
        await appendEventos(tx, empresa, [eventoDeCola(null, 'empresa_cambiada', actor, ahora, { plan })])
        const cambio = { antes: { plan: vigente.id }, despues: { plan } }
        await apuntar(tx, empresa, { tipo: 'plan_cambiado', actor, instante: ahora, ...cambio })
      }
    },
  ),
  ({ plan }) => [plan],
)
