import {
  Accessibility,
  Clock3,
  Footprints,
  type LucideIcon,
  MapPinCheck,
  MessageSquareText,
  NotebookPen,
  Tag,
  Users,
} from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { Badge, IconBadge } from '#web/ui/badge.tsx'
import type { Tone } from '#web/ui/tone.ts'
import type { ConDetalle } from './fila.ts'

type Marca = { id: string; tone: Tone; icon: LucideIcon; text: string; about?: string }

/** What a colleague should know at a glance, the most important first. A party of one has no mark. */
export function marcasDe(turno: ConDetalle): Marca[] {
  const { preferencia, personas = 1, marcas = [], llego, pospuestos } = turno
  // What the customer answered about coming no longer matters once they have arrived.
  const respuesta = llego ? undefined : turno.respuesta
  const all: (Marca | false | undefined)[] = [
    // It waits for an answer.
    turno.mensaje !== undefined && {
      id: 'mensaje',
      tone: 'info',
      icon: MessageSquareText,
      text: turno.mensaje,
      about: flujo.detalle.mensaje,
    },
    preferencia && {
      id: 'preferencia',
      tone: 'info',
      icon: Accessibility,
      text: preferencia.nombre,
      about: flujo.detalle.preferencia,
    },
    llego && { id: 'llego', tone: 'success', icon: MapPinCheck, text: flujo.detalle.llego },
    respuesta && {
      id: 'respuesta',
      tone: respuesta.palabra === 'voy' ? 'success' : 'warning',
      icon: respuesta.palabra === 'voy' ? Footprints : Clock3,
      text: atender.respuestas[respuesta.palabra](respuesta.minutos),
    },
    ...marcas.map((marca): Marca => ({ id: `marca ${marca}`, tone: 'neutral', icon: Tag, text: marca })),
    personas > 1 && {
      id: 'personas',
      tone: 'neutral',
      icon: Users,
      text: flujo.detalle.personas(personas),
    },
    Boolean(pospuestos) && {
      id: 'pospuestos',
      tone: 'neutral',
      icon: Clock3,
      text: flujo.detalle.pospuso(pospuestos ?? 0),
    },
  ]
  return all.filter((marca): marca is Marca => Boolean(marca))
}

const Insignia = ({ marca: { tone, icon: Icon, text, about } }: { marca: Marca }) => (
  <Badge tone={tone} wrap>
    <Icon aria-hidden="true" className="size-3 shrink-0" />
    {about && <span className="sr-only">{about}: </span>}
    <span className="max-w-36 truncate first-letter:uppercase" title={text}>
      {text}
    </span>
  </Badge>
)

/** Every mark in words. */
export const Insignias = ({ turno }: { turno: ConDetalle }) =>
  marcasDe(turno).map((marca) => <Insignia key={marca.id} marca={marca} />)

/** The marks of a row: the first in words, the others and the note as icons. */
export function Marcas({ turno }: { turno: ConDetalle }) {
  const [first, ...others] = marcasDe(turno)
  return (
    <>
      {first && <Insignia marca={first} />}
      {others.map(({ id, tone, icon, text, about }) => (
        <IconBadge key={id} tone={tone} icon={icon} label={about ? `${about}: ${text}` : text} />
      ))}
      {turno.nota && <IconBadge icon={NotebookPen} label={flujo.detalle.nota} />}
    </>
  )
}

/** The first mark in words, for a line of text. */
export const marcaPrincipal = (turno: ConDetalle): string | undefined => marcasDe(turno)[0]?.text
