import { ArrowRight } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { PlanGrid } from '#web/shared/plan/plan-grid.tsx'
import { Section } from '#web/ui/section.tsx'

const t = landing.precios

export function PreciosResumen() {
  return (
    <Section id="precios" center eyebrow={t.etiqueta} title={t.titulo} text={t.texto}>
      <PlanGrid />
      <TextLink to={paths.precios()} className="justify-self-center">
        {t.todos}
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
    </Section>
  )
}
