import { Undo2 } from 'lucide-react'
import type { TurnoEnEspera } from '#contract/turno.ts'
import { flujo } from '#texts/flujo.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useAtender, useAtenderState } from '../atender.tsx'
import { Apuntes, Insignias } from './detalle.tsx'
import { MenuDeFila } from './menu-de-fila.tsx'
import { useOrders } from './use-orders.ts'

export type Apartado = TurnoEnEspera & {
  colaId: string
  /** Set where the list holds several queues. */
  cola?: string
}

type Props = { turnos: readonly Apartado[]; zona: string | undefined }

/** Customers who are set aside, until when, and a button to bring them back. Renders nothing for an empty list. */
export function Apartados({ turnos, zona }: Props) {
  const locale = useLocale()
  const { fail } = useAtender()
  const { puede } = useAtenderState()
  const { reanudar } = useOrders()
  if (turnos.length === 0) return null
  return (
    <section
      aria-label={flujo.apartados.titulo}
      className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-2"
    >
      <h3 className="flex items-baseline gap-2 font-semibold">
        {flujo.apartados.titulo}
        <span className="text-muted tabular-nums">{turnos.length}</span>
      </h3>
      <ul
        aria-label={flujo.apartados.titulo}
        className="grid max-h-72 grid-cols-1 gap-1.5 overflow-y-auto p-1"
      >
        {turnos.map((turno) => (
          <li
            key={turno.id}
            data-fila
            tabIndex={-1}
            className="grid grid-cols-[minmax(2rem,auto)_minmax(0,1fr)_auto_auto] items-center gap-x-1 rounded-control border border-line border-dashed py-0.5 pl-2"
          >
            <span className="turno-number text-lg">{turno.etiqueta}</span>
            <span className="grid min-w-0">
              <span className="line-clamp-2 font-semibold wrap-anywhere" title={turno.nombre}>
                {turno.nombre || <span className="text-muted italic">{flujo.nombreOculto}</span>}
              </span>
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                <span className="min-w-0 wrap-anywhere">
                  {turno.pausa?.hasta
                    ? flujo.apartados.hasta(formatTime(locale, turno.pausa.hasta, zona))
                    : flujo.apartados.sinPlazo}
                  {turno.cola && ` · ${turno.cola}`}
                </span>
                <Insignias turno={turno} />
              </span>
              <Apuntes turno={turno} />
            </span>
            {puede('atender', turno.colaId) && (
              <IconButton
                label={flujo.apartados.volverTurno(turno.etiqueta, turno.nombre || flujo.nombreOculto)}
                onClick={() => void reanudar(turno).catch(fail)}
              >
                <Undo2 aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            <MenuDeFila turno={{ ...turno, delante: turno.posicion - 1 }} de="apartado" />
          </li>
        ))}
      </ul>
    </section>
  )
}
