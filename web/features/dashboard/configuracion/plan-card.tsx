import { useState } from 'react'
import { plan as t } from '#texts/plan.ts'
import { planes } from '#texts/planes.ts'
import { chosenPlan } from '#web/lib/browser/chosen-plan.ts'
import { formatDate } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useScrollToHash } from '#web/lib/page/use-scroll-to-hash.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { usePlan } from '#web/shared/plan/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Limite } from './limite.tsx'
import { PlanDialog } from './plan-dialog.tsx'

/** An address with #plan scrolls here. */
export function PlanCard({ empresaId }: { empresaId: string }) {
  const query = usePlan(empresaId)
  const section = useScrollToHash('plan', !query.isPending)
  return (
    <section ref={section} id="plan" aria-labelledby="plan-titulo">
      <Card className="grid grid-cols-1 gap-4">
        <h3 id="plan-titulo" className="text-lg font-semibold">
          {t.titulo}
        </h3>
        {query.isPending && <Skeleton className="h-36" />}
        <NotLoaded query={query} title={t.fallo} />
        {query.data && <Details estado={query.data} empresaId={empresaId} />}
      </Card>
    </section>
  )
}

type DetailsProps = { estado: NonNullable<ReturnType<typeof usePlan>['data']>; empresaId: string }

function Details({ estado: { plan, prueba, fijo, catalogo, uso }, empresaId }: DetailsProps) {
  const locale = useLocale()
  const [choosing, setChoosing] = useState(false)
  const used = uso.find((empresa) => empresa.empresaId === empresaId)
  const first = catalogo[0]?.nombre ?? plan.nombre
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-2xl font-bold">{plan.nombre}</p>
          <p className="text-muted">
            {plan.precio}
            {plan.periodo} {planes.moneda}
          </p>
          {prueba?.activa && <Badge tone="info">{t.prueba(formatDate(locale, prueba.hasta))}</Badge>}
        </div>
        <p className="text-muted">{prueba?.activa ? t.pruebaFin(first) : plan.descripcion}</p>
        {fijo ? (
          <p className="text-muted">{t.fijo}</p>
        ) : (
          <Button variant="secondary" onClick={() => setChoosing(true)} className="mt-2 justify-self-start">
            {t.cambiar}
          </Button>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Limite label={t.colas} used={used?.colas ?? 0} limit={plan.limites.colas} />
        <Limite label={t.turnosHoy} used={used?.turnosHoy ?? 0} limit={plan.limites.turnosPorDia} />
      </div>
      <PlanDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        catalogo={catalogo}
        actual={prueba?.activa ? null : plan.id}
        inicial={chosenIn(catalogo) ?? plan.id}
        trialUntil={prueba?.activa ? prueba.hasta : null}
      />
    </div>
  )
}

/** The plan chosen on the price page, if it is still offered. */
const chosenIn = (catalogo: readonly { id: string }[]): string | undefined =>
  catalogo.find(({ id }) => id === chosenPlan.read())?.id
