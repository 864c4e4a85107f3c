import type { Plan } from '#contract/cuenta.ts'
import { planesDe } from '#domain/plan.ts'
import { conPalabras, type NombreCatalogo, type PlanDeCatalogo } from '#domain/plan-catalogos.ts'
import { planes } from '#server/texts/es/planes.ts'

/** A plan as the API tells it. */
export const presentarPlan = (plan: PlanDeCatalogo): Plan => conPalabras(plan, planes)

export const presentarCatalogo = (catalogo: NombreCatalogo): Plan[] => planesDe(catalogo).map(presentarPlan)
