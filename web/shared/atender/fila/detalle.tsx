import { Accessibility, Footprints, MapPinCheck, StickyNote, Users } from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import type { ConDetalle } from './fila.ts'

const t = flujo.detalle
const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

type Props = {
  turno: ConDetalle
  /** In a row of a list: the note and the answers in one line. */
  compact?: boolean
  className?: string
}

/** What is known of somebody beyond the name. Nothing for most. */
export function Detalle({ turno, compact, className }: Props) {
  const { preferencia, personas, marcas = [], llego, pospuestos, nota, campos = [] } = turno
  // What was said about coming is over once they are there.
  const respuesta = llego ? undefined : turno.respuesta
  const badges = preferencia || personas || marcas.length > 0 || llego || pospuestos || respuesta
  if (!badges && !nota && campos.length === 0) return null
  const answers = campos.map(({ nombre, valor }) => `${nombre}: ${valor}`).join(' · ')
  return (
    <div className={cx('grid min-w-0 max-w-full grid-cols-1 gap-1', className)}>
      {badges && (
        <span className={cx('flex min-w-0 flex-wrap gap-1', !compact && 'md:justify-center')}>
          {preferencia && (
            <Badge tone="info" wrap>
              <Accessibility {...icon} />
              <span className="sr-only">{t.preferencia}: </span>
              {preferencia.nombre}
            </Badge>
          )}
          {personas && (
            <Badge>
              <Users {...icon} />
              {t.personas(personas)}
            </Badge>
          )}
          {llego && (
            <Badge tone="success">
              <MapPinCheck {...icon} />
              {t.llego}
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
          {pospuestos && <Badge>{t.pospuso(pospuestos)}</Badge>}
        </span>
      )}
      {nota && (
        <p
          className={cx(
            'flex min-w-0 gap-1.5 text-sm wrap-anywhere',
            !compact && 'md:justify-center md:text-base',
          )}
        >
          <StickyNote {...icon} className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="sr-only">{t.nota}: </span>
          <span className={compact ? 'line-clamp-1' : 'line-clamp-4'} title={nota}>
            {nota}
          </span>
        </p>
      )}
      {answers && compact && (
        <p className="line-clamp-1 text-sm wrap-anywhere text-muted" title={answers}>
          {answers}
        </p>
      )}
      {answers && !compact && (
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
