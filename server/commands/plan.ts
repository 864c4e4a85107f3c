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
import { exigirBloqueadas } from './de-empresa.ts'
import { type OrdenDeCuenta, repetible } from './repetible.ts'

export interface OrdenDePropietario {
  usuarioId: UsuarioId
  organizacionId: OrganizacionId
}

interface Propia {
  organizacion: OrganizacionTable
  vigente: PlanDeCatalogo
}

/** Loads an organizacion and its current plan. Rejects if the usuario does not own it. */
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

/** The current plan of an organizacion. */
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
  /** UUIDs of all empresas of the organizacion, which are notified. */
  empresas: readonly string[]
}

/** Changes the plan at once, records it and notifies every screen of the organizacion's empresas. */
export const cambiarPlan = repetible(
  command<OrdenPlan, void>(
    'cambiarPlan',
    ({ organizacionId, empresas }) => [`organizacion ${organizacionId}`, ...empresas],
    async (tx, { plan, organizacionId, empresas: bloqueadas, actor }, { ahora, politica }) => {
      const usuarioId = usuarioDelActor(actor)
      if (politica.planFijo) throw new Rechazo('plan_fijo')
      if (!buscarPlan(politica.catalogo, plan)) {
        throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'plan', fallo: 'plan_desconocido' }] })
      }
      const { vigente } = await propiaDe(tx, { usuarioId, organizacionId }, politica, ahora)
      const empresas = await listEmpresasOfOrganizacion(tx, { organizacionId })
      exigirBloqueadas(empresas, bloqueadas)
      await changePlan(tx, {
        organizacion_id: organizacionId,
        usuario_id: usuarioId,
        instante: ahora,
        de: vigente.id,
        a: plan,
      })
      for (const empresa of empresas) {
        await appendEventos(tx, empresa, [eventoDeCola(null, 'empresa_cambiada', actor, ahora, { plan })])
        const cambio = { antes: { plan: vigente.id }, despues: { plan } }
        await apuntar(tx, empresa, { tipo: 'plan_cambiado', actor, instante: ahora, ...cambio })
      }
    },
  ),
  ({ plan }) => [plan],
)
