import { type ReactNode, useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { movedTo } from '#web/lib/form/list.ts'
import { useGuardarConfiguracion } from './api.ts'
import { CategoriaRow, rowGrid } from './categoria-row.tsx'
import { EditarDialog } from './editar-dialog.tsx'
import { EliminarDialog } from './eliminar-dialog.tsx'
import { FalloBanner } from './fallo-banner.tsx'
import { useRowDrag } from './use-row-drag.ts'

type Props = {
  empresaId: string
  categorias: Categoria[]
  /** The line for a new queue, above the others. */
  children: ReactNode
}

export function CategoriaList({ empresaId, categorias, children }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const ordenar = useGuardarConfiguracion(empresaId)

  function move(id: string, to: number) {
    const nombre = categorias.find((categoria) => categoria.id === id)?.nombre ?? ''
    ordenar.mutate((lista) => movedTo(lista, id, to), {
      onSuccess: () => setSaid(t.movida(nombre, to + 1, categorias.length)),
    })
  }
  const drag = useRowDrag(move)

  return (
    <section aria-labelledby="colas-actuales">
      <div className="flex min-h-11 items-center gap-3 px-4 lg:px-6">
        <h3 id="colas-actuales" className="font-semibold">
          {t.actuales}
        </h3>
        <span className="text-sm font-medium text-faint tabular-nums">{categorias.length}</span>
        <p className="ml-auto text-sm text-muted max-sm:hidden">{t.orden}</p>
      </div>
      {children}
      {ordenar.error && (
        <div className="px-4 pb-3 lg:px-6">
          <FalloBanner empresaId={empresaId} error={ordenar.error} />
        </div>
      )}
      <div
        aria-hidden="true"
        className={`${rowGrid} h-8 border-t border-line text-xs font-medium text-faint max-sm:hidden`}
      >
        <span className="col-start-3">{t.columnas.cola}</span>
        <span className="max-lg:hidden">{t.columnas.numeros}</span>
        <span className="text-right">{t.columnas.porPersona}</span>
        <span className="text-right">{t.columnas.enEspera}</span>
        <span className="pl-6 max-lg:hidden">{t.columnas.sigue}</span>
      </div>
      <ul ref={drag.list} className="border-b border-line">
        {categorias.map((categoria, i) => (
          <CategoriaRow
            key={categoria.id}
            categoria={categoria}
            sigue={categorias.find(({ id }) => id === categoria.sigue)?.nombre}
            place={i}
            last={i === categorias.length - 1}
            drag={drag}
            onMove={(to) => move(categoria.id, to)}
            onEdit={() => setEditing(categoria.id)}
            onDelete={() => setDeleting(categoria.id)}
          />
        ))}
      </ul>
      {categorias.length > 1 && (
        <p className="px-4 py-3 text-sm text-muted lg:px-6">
          {t.arrastra}
          <span className="touch:hidden">{t.oFlechas}</span>.
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <EditarDialog
        empresaId={empresaId}
        categorias={categorias}
        categoria={categorias.find(({ id }) => id === editing)}
        onClose={() => setEditing(null)}
        onDelete={() => {
          setDeleting(editing)
          setEditing(null)
        }}
      />
      <EliminarDialog
        empresaId={empresaId}
        categoria={categorias.find(({ id }) => id === deleting) ?? null}
        onClose={() => setDeleting(null)}
      />
    </section>
  )
}
