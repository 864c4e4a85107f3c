import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash } from 'lucide-react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { dangerItem, Menu, MenuLine, menuItem } from '#web/ui/menu.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import type { useRowDrag } from './use-row-drag.ts'

/** The columns of the list. Narrow windows leave out the numbers and the next step, a phone all but the name. */
export const rowGrid =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-1 pr-1 sm:grid-cols-[1.5rem_1.5rem_minmax(0,1fr)_6rem_5.5rem_5.75rem] sm:gap-x-3 sm:pr-3 sm:pl-4 lg:grid-cols-[1.5rem_1.5rem_minmax(0,1fr)_4.5rem_6rem_5.5rem_11.5rem_4.25rem]'

type Props = {
  categoria: Categoria
  /** The name of the queue that follows in a visit. */
  sigue: string | undefined
  place: number
  last: boolean
  drag: ReturnType<typeof useRowDrag>
  onMove: (to: number) => void
  onEdit: () => void
  onDelete: () => void
}

const STEP: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

export function CategoriaRow({ categoria, sigue, place, last, drag, onMove, onEdit, onDelete }: Props) {
  const { id, nombre, descripcion, prefijo, prioridad, tiempoEstimado, enEspera } = categoria
  const { dragged } = drag
  return (
    <li
      className={cx(
        rowGrid,
        'min-h-13 border-t border-line text-sm hover:bg-hover',
        dragged?.id === id && 'relative z-10 rounded-control border-transparent bg-raised shadow-menu',
        dragged && dragged.id !== id && dragged.to === place && 'bg-selected',
      )}
    >
      <button
        type="button"
        aria-label={t.mover(nombre)}
        title={t.mover(nombre)}
        {...drag.handle(id, place)}
        onKeyDown={(event) => {
          const to = place + (STEP[event.key] ?? 0)
          if (to === place) return
          event.preventDefault()
          if (to >= 0 && !(last && to > place)) onMove(to)
        }}
        className="grid h-8 w-6 cursor-grab touch-none place-items-center rounded-control text-faint hover:text-text max-sm:h-13 touch:h-11 touch:w-11 sm:touch:-mx-2.5"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <span className="text-right text-xs text-faint tabular-nums max-sm:hidden">{place + 1}</span>
      <div className="min-w-0 py-1.5">
        <p className="flex min-w-0 items-center gap-2 text-base font-medium">
          <Swatch index={place} />
          <span className="min-w-0 truncate" title={nombre}>
            {nombre}
          </span>
          {prioridad && <Badge tone="info">{t.prioridad}</Badge>}
        </p>
        {descripcion && (
          <p className="truncate text-xs text-muted max-sm:hidden" title={descripcion}>
            {descripcion}
          </p>
        )}
        <p className="truncate text-xs text-muted sm:hidden">
          {prefijo && `${prefijo} · `}
          {t.minutos(tiempoEstimado)} · {t.enEspera(enEspera)}
        </p>
      </div>
      <span className="font-semibold max-lg:hidden">{prefijo ? `${prefijo}-1` : '1'}</span>
      <span className="text-right tabular-nums max-sm:hidden">{t.min(tiempoEstimado)}</span>
      <span className="text-right tabular-nums max-sm:hidden">{enEspera}</span>
      <span className="truncate pl-6 text-muted max-lg:hidden">{sigue ?? t.terminaAqui}</span>
      <span className="flex justify-end gap-1">
        <IconButton label={t.editar(nombre)} onClick={onEdit} className="max-sm:hidden">
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <Menu label={t.masDe(nombre)} title={nombre}>
          <button {...menuItem} type="button" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {t.editarUna}
          </button>
          <button {...menuItem} type="button" disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ArrowUp aria-hidden="true" className="size-4" />
            {t.subir}
          </button>
          <button {...menuItem} type="button" disabled={last} onClick={() => onMove(place + 1)}>
            <ArrowDown aria-hidden="true" className="size-4" />
            {t.bajar}
          </button>
          <MenuLine />
          <button {...dangerItem} type="button" onClick={onDelete}>
            <Trash aria-hidden="true" className="size-4" />
            {t.eliminar}
          </button>
        </Menu>
      </span>
    </li>
  )
}
