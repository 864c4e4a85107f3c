import { acerca } from '#texts/acerca.ts'
import { equipo, type Miembro } from '#texts/equipo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Section } from '#web/ui/section.tsx'
import { Photo } from './photo.tsx'

export const Equipo = () => (
  <Section band eyebrow={acerca.equipo.etiqueta} title={acerca.equipo.titulo}>
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {equipo.map((miembro) => (
        <MiembroCard key={miembro.nombre} {...miembro} />
      ))}
    </ul>
  </Section>
)

const MiembroCard = ({ nombre, rol, descripcion, habilidades, imagen }: Miembro) => (
  <li className="grid content-start gap-5 rounded-card border border-line bg-bg p-4 pb-6">
    <Photo src={imagen} alt={acerca.equipo.foto(nombre)} className="aspect-[5/4] w-full rounded-control" />
    <div className="grid gap-3 px-2">
      <div>
        <h3 className="text-lg font-bold">{nombre}</h3>
        <p className="font-medium text-brand-text">{rol}</p>
      </div>
      <p className="text-muted">{descripcion}</p>
      <ul className="flex flex-wrap gap-1.5">
        {habilidades.map((habilidad) => (
          <li key={habilidad}>
            <Badge>{habilidad}</Badge>
          </li>
        ))}
      </ul>
    </div>
  </li>
)
