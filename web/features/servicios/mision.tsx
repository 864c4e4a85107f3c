import { servicios } from '#texts/servicios.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'

/** The mission beside sample figures, which are labelled as samples. */
export function Mision() {
  return (
    <section aria-labelledby="mision" className="py-16 sm:py-24">
      <div className="mx-auto grid max-w-7xl items-center gap-12 px-4 sm:px-6 lg:grid-cols-2">
        <SectionHeading
          id="mision"
          eyebrow={servicios.mision.etiqueta}
          title={servicios.mision.titulo}
          text={servicios.mision.texto}
        />
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 gap-3 sm:gap-4">
            {servicios.mision.cifras.map(({ valor, texto }) => (
              <div
                key={valor}
                className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-5 sm:p-7"
              >
                <dt className="text-muted">{texto}</dt>
                <dd className="turno-number text-2xl whitespace-nowrap text-brand-text sm:text-4xl">
                  {valor}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{servicios.mision.nota}</p>
        </div>
      </div>
    </section>
  )
}
