import {
  ChartColumn,
  Hourglass,
  ListOrdered,
  type LucideIcon,
  MonitorPlay,
  PersonStanding,
  ShieldCheck,
  Smartphone,
  Sparkles,
} from 'lucide-react'
import { servicios } from '#texts/servicios.ts'
import { InfoCard } from '#web/ui/info-card.tsx'
import { Section } from '#web/ui/section.tsx'

const VALOR_ICONS: Record<(typeof servicios.valores.lista)[number]['id'], LucideIcon> = {
  tiempo: Hourglass,
  sencillez: Sparkles,
  inclusion: PersonStanding,
  privacidad: ShieldCheck,
}

const SERVICIO_ICONS: Record<(typeof servicios.lista.tarjetas)[number]['id'], LucideIcon> = {
  filas: ListOrdered,
  pantallas: MonitorPlay,
  seguimiento: Smartphone,
  estadisticas: ChartColumn,
}

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4'

export const Valores = () => (
  <Section band eyebrow={servicios.valores.etiqueta} title={servicios.valores.titulo}>
    <div className={GRID}>
      {servicios.valores.lista.map(({ id, titulo, texto }) => (
        <InfoCard key={id} icon={VALOR_ICONS[id]} title={titulo} text={texto} />
      ))}
    </div>
  </Section>
)

export const ListaServicios = () => (
  <Section band eyebrow={servicios.lista.etiqueta} title={servicios.lista.titulo}>
    <div className={GRID}>
      {servicios.lista.tarjetas.map(({ id, titulo, texto }) => (
        <InfoCard key={id} icon={SERVICIO_ICONS[id]} title={titulo} text={texto} />
      ))}
    </div>
  </Section>
)
