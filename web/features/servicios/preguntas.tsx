import { Plus } from 'lucide-react'
import { servicios } from '#texts/servicios.ts'
import { Section } from '#web/ui/section.tsx'

export function Preguntas() {
  return (
    <Section
      id="preguntas"
      eyebrow={servicios.preguntas.etiqueta}
      title={servicios.preguntas.titulo}
      className="scroll-mt-16"
    >
      <div className="grid border-t border-line lg:ml-[25%]">
        {servicios.preguntas.lista.map(({ pregunta, respuesta }) => (
          <details key={pregunta} className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {pregunta}
              <Plus
                aria-hidden="true"
                className="size-6 shrink-0 text-brand-text transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-6 text-muted">{respuesta}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
