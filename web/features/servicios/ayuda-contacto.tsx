import { BookOpen, Code, Mail, Play } from 'lucide-react'
import { servicios } from '#texts/servicios.ts'
import { soporte } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { Section } from '#web/ui/section.tsx'

export const Ayuda = () => (
  <Section
    id="ayuda"
    band
    eyebrow={servicios.ayuda.etiqueta}
    title={servicios.ayuda.titulo}
    text={servicios.ayuda.texto}
  >
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.documentacion()} size="lg" className="max-sm:w-full">
        <BookOpen aria-hidden="true" className="size-5" />
        {servicios.ayuda.guia}
      </LinkButton>
      <LinkButton to={paths.documentacionApi()} size="lg" variant="secondary" className="max-sm:w-full">
        <Code aria-hidden="true" className="size-5" />
        {servicios.ayuda.api}
      </LinkButton>
      <LinkButton to={paths.demo()} size="lg" variant="secondary" className="max-sm:w-full">
        <Play aria-hidden="true" className="size-5" />
        {servicios.ayuda.demo}
      </LinkButton>
    </div>
  </Section>
)

/** Shows the installation's support address. Without one the page says where else to look. */
export const Contacto = () => (
  <Section
    id="contacto"
    eyebrow={servicios.contacto.etiqueta}
    title={servicios.contacto.titulo}
    text={servicios.contacto.texto}
  >
    <p data-solo="soporte" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
      <span className="text-muted">{servicios.contacto.escribir}</span>
      <a
        href={`mailto:${soporte}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-xl font-bold break-all text-brand-text underline-offset-4 hover:underline"
      >
        <Mail aria-hidden="true" className="size-6 shrink-0" />
        <span>{soporte}</span>
      </a>
    </p>
    <div data-solo="sin-soporte" className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">{servicios.contacto.sinCorreo}</p>
      <LinkButton to={paths.documentacion()} variant="secondary">
        {servicios.contacto.documentacion}
      </LinkButton>
    </div>
  </Section>
)
