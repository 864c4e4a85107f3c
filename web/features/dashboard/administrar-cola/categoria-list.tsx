import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { moved } from '#web/lib/form/list.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useGuardarConfiguracion } from './api.ts'
import { CategoriaRow } from './categoria-row.tsx'
import { EditarDialog } from './editar-dialog.tsx'
import { EliminarDialog } from './eliminar-dialog.tsx'
import { FalloBanner } from './fallo-banner.tsx'

type Props = { empresaId: string; categorias: Categoria[] }

export function CategoriaList({ empresaId, categorias }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const ordenar = useGuardarConfiguracion(empresaId)

  function move({ id, nombre }: Categoria, step: -1 | 1) {
    const lugar = categorias.findIndex((categoria) => categoria.id === id) + 1 + step
    ordenar.mutate((lista) => moved(lista, id, step), {
      onSuccess: () => setSaid(t.movida(nombre, lugar, categorias.length)),
    })
  }

  return (
    <Card className="grid grid-cols-1 gap-4">
      <h3 className="text-lg font-semibold">{t.actuales}</h3>
      <FalloBanner empresaId={empresaId} error={ordenar.error} />
      {categorias.length === 0 ? (
        <EmptyState icon={ListOrdered} title={t.vacio} text={t.vacioTexto} />
      ) : (
        <ul className="grid gap-2">
          {categorias.map((categoria, i) => (
            <CategoriaRow
              key={categoria.id}
              categoria={categoria}
              first={i === 0}
              last={i === categorias.length - 1}
              onMove={(step) => move(categoria, step)}
              onEdit={() => setEditing(categoria.id)}
              onDelete={() => setDeleting(categoria.id)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <EditarDialog
        empresaId={empresaId}
        categorias={categorias}
        categoria={categorias.find(({ id }) => id === editing)}
        onClose={() => setEditing(null)}
      />
      <EliminarDialog
        empresaId={empresaId}
        categoria={categorias.find(({ id }) => id === deleting) ?? null}
        onClose={() => setDeleting(null)}
      />
    </Card>
  )
}
