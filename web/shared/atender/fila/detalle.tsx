import {
  Accessibility,
  Clock3,
  Footprints,
  type LucideIcon,
  MapPinCheck,
  StickyNote,
  Tag,
  Users,
} from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Tone } from '#web/ui/tone.ts'
import type { ConDetalle } from './fila.ts'

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

type Marca = { id: string; tone: Tone; icon: LucideIcon; text: string; about?: string }

/** What a colleague should know at a glance, the most important first. A party of one has no mark. */
export function marcasDe(turno: ConDetalle): Marca[] {
  const { preferencia, personas = 1, marcas = [], llego, pospuestos } = turno
  // What the customer answered about coming no longer matters once they have arrived.
  const respuesta = llego ? undefined : turno.respuesta
  const all: (Marca | false | undefined)[] = [
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

/** Every mark in words. */
export const Insignias = ({ turno }: { turno: ConDetalle }) =>
  marcasDe(turno).map(({ id, tone, icon: Icon, text, about }) => (
    <Badge key={id} tone={tone} wrap>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {about && <span className="sr-only">{about}: </span>}
      {text}
    </Badge>
  ))

/** The note and the answers in one line each, for a row of a list. */
export function Apuntes({ turno: { nota, campos = [] } }: { turno: ConDetalle }) {
  const answers = campos.map(({ nombre, valor }) => `${nombre}: ${valor}`).join(' · ')
  return (
    <>
      {nota && (
        <span className="flex min-w-0 gap-1.5 text-sm">
          <StickyNote {...icon} className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="sr-only">{flujo.detalle.nota}: </span>
          <span className="line-clamp-1 wrap-anywhere" title={nota}>
            {nota}
          </span>
        </span>
      )}
      {answers && (
        <span className="line-clamp-1 text-sm wrap-anywhere text-muted" title={answers}>
          {answers}
        </span>
      )}
    </>
  )
}

/** Whether anything but the name is known about the customer. */
export const tieneDetalle = (turno: ConDetalle): boolean => {
  const { personas = 1, preferencia, nota, marcas, campos, llego, pospuestos, respuesta } = turno
  return personas > 1 || Boolean(preferencia || nota || marcas || campos || llego || pospuestos || respuesta)
}

/** All details of the customer in service. */
export function Detalle({ turno, className }: { turno: ConDetalle; className?: string }) {
  const { nota, campos = [] } = turno
  return (
    <div className={cx('grid min-w-0 max-w-full grid-cols-1 gap-1', className)}>
      <span className="flex min-w-0 flex-wrap gap-1 empty:hidden md:justify-center">
        <Insignias turno={turno} />
      </span>
      {nota && (
        <p className="line-clamp-2 text-sm wrap-anywhere md:text-base" title={nota}>
          <StickyNote {...icon} className="mr-1.5 inline size-4 text-muted" />
          <span className="sr-only">{flujo.detalle.nota}: </span>
          {nota}
        </p>
      )}
      {campos.length > 0 && (
        <dl className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-sm md:justify-center md:text-base">
          {campos.map(({ id, nombre, valor }) => (
            <div key={id} className="flex min-w-0 gap-1.5">
              <dt className="text-muted">{nombre}:</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{valor}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
