import { ListOrdered, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#web/texts/administrar-cola.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EliminarDialog } from './eliminar-dialog.tsx'

type Props = { empresaId: string; categorias: Categoria[] }

export function CategoriaList({ empresaId, categorias }: Props) {
  const [deleting, setDeleting] = useState<Categoria | null>(null)
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg font-semibold">{t.actuales}</h3>
      {categorias.length === 0 ? (
        <EmptyState icon={ListOrdered} title={t.vacio} text={t.vacioTexto} />
      ) : (
        <ul className="grid gap-2">
          {categorias.map((categoria) => (
            <Fila key={categoria.id} categoria={categoria} onDelete={() => setDeleting(categoria)} />
          ))}
        </ul>
      )}
      <EliminarDialog empresaId={empresaId} categoria={deleting} onClose={() => setDeleting(null)} />
    </Card>
  )
}

function Fila({ categoria, onDelete }: { categoria: Categoria; onDelete: () => void }) {
  return (
    <li className="flex items-center gap-3 rounded-control border border-line py-2.5 pr-1.5 pl-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{categoria.nombre}</span>
          {categoria.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
        </p>
        {categoria.descripcion && <p className="text-muted">{categoria.descripcion}</p>}
        <p className="text-sm text-muted">
          {categoria.tiempoEstimado} {t.minutos} · {categoria.enEspera} {t.enEspera}
        </p>
      </div>
      <IconButton label={t.eliminarCategoria(categoria.nombre)} onClick={onDelete} variant="danger">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}
