import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { IDIOMAS } from '#contract/idioma.ts'
import { planesDe } from '#domain/plan.ts'
import { conPalabras, NOMBRES_CATALOGO } from '#domain/plan-catalogos.ts'
import { startApp } from '#harness/app.ts'
import { planes as en } from '#web/texts/en/planes.ts'
import { planes as es } from '#web/texts/es/planes.ts'
import { planes as pt } from '#web/texts/pt/planes.ts'

const pricingPage = { es, en, pt }

test.each(NOMBRES_CATALOGO)(
  'API and pricing page describe the plans with the same words: %s',
  async (catalogo) => {
    const app = await startApp('sqlite', { PLAN_CATALOG: catalogo })
    for (const idioma of IDIOMAS) {
      const headers = { 'accept-language': idioma }
      const { planes } = await app.client().call(endpoints.planes, { headers })
      const { palabras } = pricingPage[idioma]
      expect(planes).toEqual(planesDe(catalogo).map((plan) => conPalabras(plan, palabras)))
    }
    await app.stop()
  },
)
