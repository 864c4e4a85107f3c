import { ArrowRight, Zap } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { HeroSample } from './hero-sample.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid overflow-x-clip max-w-7xl items-center gap-14 px-4 pt-8 pb-20 sm:px-6 sm:pt-14 lg:grid-cols-2 lg:gap-10 lg:pt-20 lg:pb-28">
      <div className="grid justify-items-start gap-6">
        <Badge tone="brand">
          <Zap aria-hidden="true" className="size-4" />
          {landing.hero.etiqueta}
        </Badge>
        <h1 className="text-hero font-extrabold tracking-tight">{landing.hero.promesa}</h1>
        <p className="max-w-xl text-lg text-muted sm:text-xl">{landing.hero.texto}</p>
        <div className="flex w-full flex-wrap gap-3">
          <LinkButton to={paths.precios()} size="lg" className="max-sm:w-full">
            {landing.hero.comenzar}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          <LinkButton to={paths.demo()} size="lg" variant="secondary" className="max-sm:w-full">
            {landing.hero.demo}
          </LinkButton>
        </div>
        <TextLink to={paths.verificarTurno()}>{landing.hero.posicion}</TextLink>
      </div>
      <HeroSample />
    </section>
  )
}
