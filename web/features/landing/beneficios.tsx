import type { ReactNode } from 'react'
import { landing } from '#texts/landing.ts'
import { Section } from '#web/ui/section.tsx'
import { CloudPicture, DevicesPicture, StylePicture, TimerPicture } from './beneficio-pictures.tsx'
import { Carousel } from './carousel.tsx'

const SWIPE_PX = 50

const PICTURES: Record<(typeof landing.beneficios.tarjetas)[number]['id'], ReactNode> = {
  activacion: <TimerPicture />,
  nube: <CloudPicture />,
  medida: <StylePicture />,
  dispositivos: <DevicesPicture />,
}

export function Beneficios() {
  return (
    <Section
      id="beneficios"
      band
      eyebrow={landing.beneficios.etiqueta}
      title={landing.beneficios.titulo}
      text={landing.beneficios.texto}
    >
      <Carousel
        label={landing.beneficios.etiqueta}
        autoplay="always"
        swipe={SWIPE_PX}
        grid="sm:grid-cols-2 sm:gap-6 xl:grid-cols-4"
      >
        {landing.beneficios.tarjetas.map(({ id, titulo, texto }) => (
          <article key={id} className="flex flex-col overflow-hidden rounded-card border border-line bg-bg">
            <div
              aria-hidden="true"
              className="grid h-48 place-items-center overflow-hidden border-b border-line px-6"
            >
              {PICTURES[id]}
            </div>
            <div className="grid gap-2 p-6">
              <h3 className="text-lg font-bold">{titulo}</h3>
              <p className="text-muted">{texto}</p>
            </div>
          </article>
        ))}
      </Carousel>
    </Section>
  )
}
