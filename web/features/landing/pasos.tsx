import { type LucideIcon, Megaphone, QrCode, TicketPlus, UserRoundPlus } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { Section } from '#web/ui/section.tsx'
import { Carousel } from './carousel.tsx'

const SWIPE_PX = 50
const ICONS: LucideIcon[] = [UserRoundPlus, TicketPlus, QrCode, Megaphone]

/** The steps as numbered tickets. */
export function Pasos() {
  return (
    <Section
      id="como-funciona"
      eyebrow={landing.pasos.etiqueta}
      title={landing.pasos.titulo}
      text={landing.pasos.texto}
    >
      <Carousel
        label={landing.pasos.etiqueta}
        autoplay="visible"
        swipe={SWIPE_PX}
        grid="sm:grid-cols-2 sm:gap-6 xl:grid-cols-4"
        ordered
      >
        {landing.pasos.lista.map((paso, at) => (
          <Paso key={paso.titulo} {...paso} number={at + 1} icon={ICONS[at] ?? QrCode} />
        ))}
      </Carousel>
    </Section>
  )
}

type PasoProps = { titulo: string; texto: string; number: number; icon: LucideIcon }

const Paso = ({ titulo, texto, number, icon: Icon }: PasoProps) => (
  <article className="grid content-start rounded-card border border-line bg-surface shadow-card">
    <div aria-hidden="true" className="flex items-center justify-between p-6">
      <span className="turno-number text-5xl text-brand-text">{number}</span>
      <Icon className="size-7 text-muted" />
    </div>
    <div className="ticket-edge relative grid gap-2 px-6 pt-6 pb-7">
      <h3 className="text-lg font-bold">{titulo}</h3>
      <p className="text-muted">{texto}</p>
    </div>
  </article>
)
