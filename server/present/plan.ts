import type { Plan } from '#contract/cuenta.ts'
import { planesDe } from '#domain/plan.ts'
import { conPalabras, type NombreCatalogo, type PlanDeCatalogo } from '#domain/plan-catalogos.ts'
import type { Textos } from '#server/texts/textos.ts'

export const presentPlan = (plan: PlanDeCatalogo, { planes }: Textos): Plan => conPalabras(plan, planes)

export const presentCatalogo = (catalogo: NombreCatalogo, textos: Textos): Plan[] =>
  planesDe(catalogo).map((plan) => presentPlan(plan, textos))
