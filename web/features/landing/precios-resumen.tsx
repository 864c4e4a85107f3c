import { ArrowRight } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { PlanGrid } from '#web/shared/plan/plan-grid.tsx'
import { Section } from '#web/ui/section.tsx'

export function PreciosResumen() {
  return (
    <Section
      id="precios"
      center
      eyebrow={landing.precios.etiqueta}
      title={landing.precios.titulo}
      text={landing.precios.texto}
    >
      <PlanGrid />
      <TextLink to={paths.precios()} className="justify-self-center">
        {landing.precios.todos}
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
    </Section>
  )
}
