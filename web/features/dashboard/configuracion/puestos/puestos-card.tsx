import { Armchair, Plus } from 'lucide-react'
import { useState } from 'react'
import { PUESTOS_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useConfiguracion, usePuestos } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarPuestos } from './api.ts'
import { type Borrador, draftOf, faultOf, freeName, moved, sentOf } from './draft.ts'
import { PuestoRow } from './puesto-row.tsx'

const t = puestos.editor

/** The desks of a company: names, queues, places and their order. */
export function PuestosCard({ empresaId }: { empresaId: string }) {
  const query = usePuestos(empresaId)
  return (
    <Card className="grid grid-cols-1 gap-4" id="puestos">
      <div>
        <h3 className="text-lg font-semibold">{t.titulo}</h3>
        <p className="text-muted">{t.texto}</p>
      </div>
      {query.isPending && <Skeleton className="h-24" />}
      <NotLoaded query={query} title={puestos.falloCarga} />
      {query.data && <Editor empresaId={empresaId} guardados={query.data.puestos} />}
    </Card>
  )
}

/** Why the server refuses the name of one of them. */
const refusedName = (error: unknown, i: number): string | undefined =>
  error instanceof ApiError
    ? error.detalles.find(({ campo }) => campo === `puestos.${i}.nombre`)?.mensaje
    : undefined

function Editor({ empresaId, guardados }: { empresaId: string; guardados: PuestoDeEmpresa[] }) {
  const [edited, setEdited] = useState<Borrador[] | null>(null)
  const guardar = useGuardarPuestos(empresaId)
  const categorias = useConfiguracion(empresaId).data?.categorias ?? []
  const toast = useToast()
  const lista = edited ?? guardados.map(draftOf)
  const usable = lista.every((puesto) => faultOf(puesto, lista) === null)
  const edit = (next: Borrador[] | null) => {
    guardar.reset()
    setEdited(next)
  }
  const change = (id: string, fields: Partial<Borrador>) =>
    edit(lista.map((each) => (each.id === id ? { ...each, ...fields } : each)))
  const add = () => edit([...lista, { id: uuid(), nombre: freeName(lista, t.nuevo), colas: [], plazas: '' }])
  const save = () =>
    guardar.mutate(lista.map(sentOf), {
      onSuccess: () => {
        setEdited(null)
        toast(t.guardados)
      },
    })
  return (
    <>
      {guardar.error && <Banner tone="danger">{sentenceOf(guardar.error, t.fallo)}</Banner>}
      {lista.length === 0 && <EmptyState icon={Armchair} title={t.vacio} text={t.vacioTexto} />}
      <ul className="grid grid-cols-1 gap-3">
        {lista.map((puesto, i) => (
          <PuestoRow
            key={puesto.id}
            puesto={puesto}
            actual={guardados.find(({ id }) => id === puesto.id)}
            categorias={categorias}
            fault={faultOf(puesto, lista)}
            refused={refusedName(guardar.error, i)}
            first={i === 0}
            last={i === lista.length - 1}
            onChange={(fields) => change(puesto.id, fields)}
            onMove={(by) => edit(moved(lista, puesto.id, by))}
            onRemove={() => edit(lista.filter(({ id }) => id !== puesto.id))}
          />
        ))}
      </ul>
      {lista.length < PUESTOS_MAXIMO ? (
        <Button variant="secondary" onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {t.agregar}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t.maximo(PUESTOS_MAXIMO)}</p>
      )}
      {edited && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={save} disabled={!usable} loading={guardar.isPending}>
            {t.guardar}
          </Button>
          <Button variant="secondary" onClick={() => edit(null)}>
            {t.descartar}
          </Button>
        </div>
      )}
    </>
  )
}
