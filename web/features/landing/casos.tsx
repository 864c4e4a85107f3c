import { BuildingComplex, Landmark, type LucideIcon, Stethoscope, UtensilsCrossed } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Section } from '#web/ui/section.tsx'
import { Carousel } from './carousel.tsx'

const SWIPE_PX = 70

type Caso = (typeof landing.casos.lista)[number]

const ICONS: Record<Caso['id'], LucideIcon> = {
  restaurantes: UtensilsCrossed,
  clinicas: Stethoscope,
  bancos: Landmark,
  oficinas: BuildingComplex,
}

export function Casos() {
  return (
    <Section
      id="casos-de-uso"
      band
      eyebrow={landing.casos.etiqueta}
      title={landing.casos.titulo}
      text={landing.casos.texto}
    >
      <Carousel
        label={landing.casos.etiqueta}
        autoplay="until-interaction"
        swipe={SWIPE_PX}
        grid="sm:gap-6 lg:grid-cols-2"
      >
        {landing.casos.lista.map((caso) => (
          <CasoCard key={caso.id} caso={caso} />
        ))}
      </Carousel>
    </Section>
  )
}

function CasoCard({ caso }: { caso: Caso }) {
  return (
    <article className="grid content-start gap-6 rounded-card border border-line bg-bg p-6 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <IconTile icon={ICONS[caso.id]} />
        <Letrero {...caso.letrero} />
      </div>
      <div className="grid gap-1">
        <h3 className="text-xl font-bold">{caso.titulo}</h3>
        <p className="text-muted">{caso.texto}</p>
      </div>
      <CheckList items={caso.puntos} />
    </article>
  )
}

/** The sign above the desk, as decoration. */
const Letrero = ({ donde, numero }: { donde: string; numero: string }) => (
  <span
    aria-hidden="true"
    data-theme="dark"
    className="flex items-center gap-3 rounded-control border border-line bg-bg px-4 py-2 text-sm text-muted"
  >
    {donde}
    <span className="turno-number text-2xl text-text">{numero}</span>
  </span>
)
