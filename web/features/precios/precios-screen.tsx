import { precios as t } from '#texts/precios.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { PlanGrid } from '#web/shared/plan/plan-grid.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Section } from '#web/ui/section.tsx'

export const handle = ONLY_READ

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.precios() })

export default function PreciosScreen() {
  return (
    <>
      <PageHero title={t.encabezado} text={t.texto}>
        <ul className="flex flex-wrap justify-center gap-2">
          {t.sellos.map((sello) => (
            <li key={sello}>
              <Badge tone="brand" large>
                {sello}
              </Badge>
            </li>
          ))}
        </ul>
      </PageHero>
      <section aria-labelledby="planes" className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 sm:pb-28">
        <h2 id="planes" className="sr-only">
          {t.planes}
        </h2>
        <PlanGrid />
      </section>
      <Section band title={t.claro.titulo}>
        <ul className="grid gap-8 md:grid-cols-3">
          {t.claro.puntos.map(({ titulo, texto }) => (
            <li key={titulo} className="grid content-start gap-2 border-l-2 border-brand pl-5">
              <h3 className="text-lg font-bold">{titulo}</h3>
              <p className="text-muted">{texto}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section center title={t.dudas.titulo} text={t.dudas.texto}>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.contacto()} size="lg" className="max-sm:w-full">
            {t.dudas.soporte}
          </LinkButton>
          <LinkButton to={paths.preguntas()} size="lg" variant="secondary" className="max-sm:w-full">
            {t.dudas.preguntas}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
