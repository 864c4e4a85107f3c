import { Check, Clock } from 'lucide-react'
import type { Plan } from '#contract/cuenta.ts'
import { planes as t } from '#texts/planes.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { Card } from '#web/ui/card.tsx'

/** One plan. All plans look alike: none is recommended. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card className="flex flex-col gap-6 sm:p-8">
      <header className="grid gap-1">
        <h3 className="text-xl font-bold">{plan.nombre}</h3>
        <p className="text-muted lg:min-h-12">{plan.descripcion}</p>
      </header>
      <p className="flex items-baseline gap-1">
        <span className="turno-number text-4xl sm:text-5xl">{plan.precio}</span>
        <span className="text-lg text-muted">
          {plan.periodo} {t.moneda}
        </span>
      </p>
      <div className="grid gap-2 text-center">
        <LinkButton to={paths.registro({ plan: plan.id })} size="lg" wide>
          {plan.boton}
        </LinkButton>
        <p className="text-sm text-muted">{plan.nota}</p>
      </div>
      <ul aria-label={t.incluye(plan.nombre)} className="grid gap-3 border-t border-line pt-6">
        {plan.caracteristicas.map(({ texto, proximamente }) => (
          <Line key={texto} text={texto} soon={proximamente} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ text, soon }: { text: string; soon: boolean }) {
  const Icon = soon ? Clock : Check
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={soon ? 'mt-0.5 size-5 shrink-0 text-muted' : 'mt-0.5 size-5 shrink-0 text-success-text'}
      />
      <span className="flex flex-wrap items-center gap-x-2">
        <span className={soon ? 'text-muted' : ''}>{text}</span>
        {soon && (
          <span className="rounded-full bg-sunken px-2 py-0.5 text-sm font-medium text-muted">
            {t.proximamente}
          </span>
        )}
      </span>
    </li>
  )
}
