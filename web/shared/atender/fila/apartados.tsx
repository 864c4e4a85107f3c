import { Undo2 } from 'lucide-react'
import type { TurnoEnEspera } from '#contract/turno.ts'
import { duracion } from '#texts/estimado.ts'
import { flujo } from '#texts/flujo.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Swatch } from '#web/ui/swatch.tsx'
import { useAtender, useAtenderState } from '../atender.tsx'
import { Marcas } from './detalle.tsx'
import { MenuDeFila } from './menu-de-fila.tsx'
import { Nombre } from './nombre.tsx'
import { useOrders } from './use-orders.ts'

export type Apartado = TurnoEnEspera & {
  colaId: string
  /** Set where the list holds several queues. */
  cola?: string
}

type Props = {
  turnos: readonly Apartado[]
  zona: string | undefined
  /** The colour of a queue, by its place among the queues. */
  colorOf?: (turno: { colaId?: string }) => number
  /** Minutes since the server sent `espera`. */
  desde?: number
  className?: string
}

/** Customers who are set aside, until when, and a button to bring them back. Renders nothing for an empty list. */
export function Apartados({ turnos, zona, colorOf, desde = 0, className }: Props) {
  const locale = useLocale()
  const { fail } = useAtender()
  const { puede } = useAtenderState()
  const { reanudar } = useOrders()
  if (turnos.length === 0) return null
  return (
    <ul aria-label={flujo.apartados.titulo} className={cx('@container overflow-y-auto', className)}>
      {turnos.map((turno) => (
        <li
          key={turno.id}
          data-fila
          tabIndex={-1}
          className="flex min-h-13 items-center gap-2 border-b border-line pr-1 pl-4 hover:bg-hover @min-[35rem]:gap-3 @min-[35rem]:pr-2 @min-[35rem]:pl-5"
        >
          <span className="flex w-15 shrink-0 items-center gap-2 text-base font-bold whitespace-nowrap @min-[35rem]:w-18">
            {colorOf && <Swatch index={colorOf(turno)} className="@max-[34.99rem]:hidden" />}
            <span className="truncate">{turno.etiqueta}</span>
          </span>
          <span className="min-w-0 flex-1">
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate text-base font-medium" title={turno.nombre}>
                <Nombre turno={turno} />
              </span>
              <span className="flex shrink-0 gap-1 @max-[34.99rem]:hidden">
                <Marcas turno={turno} />
              </span>
            </span>
            <span className="block truncate text-xs text-muted">
              {[
                turno.pausa?.hasta
                  ? flujo.apartados.hasta(formatTime(locale, turno.pausa.hasta, zona))
                  : flujo.apartados.sinPlazo,
                turno.cola,
                turno.nota,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="shrink-0 text-sm text-muted tabular-nums">{duracion(turno.espera + desde)}</span>
          {puede('atender', turno.colaId) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={flujo.apartados.volverTurno(
                turno.etiqueta,
                turno.nombreOculto ? flujo.nombreOculto : turno.nombre,
              )}
              onClick={() => void reanudar(turno).catch(fail)}
              className="shrink-0 @max-[34.99rem]:min-w-11"
            >
              <Undo2 aria-hidden="true" className="size-4" />
              <span className="@max-[34.99rem]:sr-only">{flujo.apartados.volver}</span>
            </Button>
          )}
          <MenuDeFila turno={{ ...turno, delante: turno.posicion - 1 }} de="apartado" />
        </li>
      ))}
    </ul>
  )
}
