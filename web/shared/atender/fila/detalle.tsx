import { Accessibility, Footprints, MapPinCheck, StickyNote, Users } from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import type { ConDetalle } from './fila.ts'

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/** Preference, party size and tags as small badges. A party of one has no badge. */
export function Insignias({ turno }: { turno: ConDetalle }) {
  const { preferencia, personas = 1, marcas = [], llego, pospuestos } = turno
  // What the customer answered about coming no longer matters once they have arrived.
  const respuesta = llego ? undefined : turno.respuesta
  return (
    <>
      {preferencia && (
        <Badge tone="info" wrap>
          <Accessibility {...icon} />
          <span className="sr-only">{flujo.detalle.preferencia}: </span>
          {preferencia.nombre}
        </Badge>
      )}
      {personas > 1 && (
        <Badge>
          <Users {...icon} />
          {flujo.detalle.personas(personas)}
        </Badge>
      )}
      {llego && (
        <Badge tone="success">
          <MapPinCheck {...icon} />
          {flujo.detalle.llego}
        </Badge>
      )}
      {respuesta && (
        <Badge tone={respuesta.palabra === 'voy' ? 'success' : 'warning'}>
          <Footprints {...icon} />
          {atender.respuestas[respuesta.palabra](respuesta.minutos)}
        </Badge>
      )}
      {marcas.map((marca) => (
        <Badge key={marca} tone="warning" wrap>
          {marca}
        </Badge>
      ))}
      {pospuestos && <Badge>{flujo.detalle.pospuso(pospuestos)}</Badge>}
    </>
  )
}

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
