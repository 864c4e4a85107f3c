import { Pencil } from 'lucide-react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoveButtons, RemoveButton } from '#web/ui/list-editor.tsx'

type Props = {
  categoria: Categoria
  first: boolean
  last: boolean
  onMove: (step: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
}

export function CategoriaRow({ categoria, first, last, onMove, onEdit, onDelete }: Props) {
  const { nombre, descripcion, prefijo, prioridad, tiempoEstimado, enEspera } = categoria
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-control border border-line py-2 pr-1.5 pl-4">
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5 py-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{nombre}</span>
          {prefijo && <Badge>{prefijo}</Badge>}
          {prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
        </p>
        {descripcion && <p className="wrap-anywhere text-muted">{descripcion}</p>}
        <p className="text-sm text-muted">
          {t.minutos(tiempoEstimado)} · {t.enEspera(enEspera)}
        </p>
      </div>
      <div className="ml-auto flex">
        <MoveButtons
          labels={{ up: t.subir(nombre), down: t.bajar(nombre) }}
          first={first}
          last={last}
          onMove={onMove}
        />
        <IconButton label={t.editar(nombre)} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <RemoveButton label={t.eliminarCategoria(nombre)} onClick={onDelete} />
      </div>
    </li>
  )
}
