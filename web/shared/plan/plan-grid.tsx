import { CATALOGOS, conPalabras, NOMBRES_CATALOGO } from '#domain/plan-catalogos.ts'
import { planes as t } from '#texts/planes.ts'
import { PlanCard } from './plan-card.tsx'

/** Renders both catalogues; the style sheet shows the one that the installation offers. */
export const PlanGrid = () =>
  NOMBRES_CATALOGO.map((catalogo) => (
    <div key={catalogo} data-solo-catalogo={catalogo} className="grid gap-6 lg:grid-cols-3">
      {CATALOGOS[catalogo].map((plan) => (
        <PlanCard key={plan.id} plan={conPalabras(plan, t.palabras)} />
      ))}
    </div>
  ))
