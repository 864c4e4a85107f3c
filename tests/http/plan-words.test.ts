import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { planesDe } from '#domain/plan.ts'
import { conPalabras, NOMBRES_CATALOGO } from '#domain/plan-catalogos.ts'
import { startApp } from '#harness/app.ts'
import { planes as pricingPage } from '#web/texts/es/planes.ts'

test.each(NOMBRES_CATALOGO)(
  'API and pricing page describe the plans with the same words: %s',
  async (catalogo) => {
    const app = await startApp('sqlite', { PLAN_CATALOG: catalogo })
    const { planes } = await app.client().call(endpoints.planes)
    await app.stop()
    expect(planes).toEqual(planesDe(catalogo).map((plan) => conPalabras(plan, pricingPage.palabras)))
  },
)
