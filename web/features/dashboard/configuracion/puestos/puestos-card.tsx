import { Armchair } from 'lucide-react'
import { PUESTOS_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { listOf, withVersion } from '#web/lib/form/list.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useConfiguracion, usePuestos } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, ListEditor } from '#web/ui/list-editor.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarPuestos } from './api.ts'
import { draftOf, faultsOf, freeName, sentOf } from './draft.ts'
import { PuestoRow } from './puesto-row.tsx'

/** The desks of a company: names, queues, places and their order. */
export function PuestosCard({ empresaId }: { empresaId: string }) {
  const query = usePuestos(empresaId)
  return (
    <Card className="grid grid-cols-1 gap-4" id="puestos">
      <div>
        <h3 className="text-lg font-semibold">{puestos.editor.titulo}</h3>
        <p className="text-muted">{puestos.editor.texto}</p>
      </div>
      {query.isPending && <Skeleton className="h-24" />}
      <NotLoaded query={query} title={puestos.falloCarga} />
      {query.data && (
        <Editor empresaId={empresaId} guardados={query.data.puestos} version={query.data.version} />
      )}
    </Card>
  )
}

/** Errors by the path of the field, such as `puestos.0.nombre`: the server may refuse several names at once. */
const errorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries(error.detalles.map(({ campo, mensaje }) => [campo, mensaje]))
    : {}

type EditorProps = { empresaId: string; guardados: PuestoDeEmpresa[]; version: string }

function Editor({ empresaId, guardados, version }: EditorProps) {
  const guardar = useGuardarPuestos(empresaId)
  const categorias = useConfiguracion(empresaId).data?.categorias ?? []
  const toast = useToast()
  const form = useForm({
    initial: { puestos: guardados.map(draftOf), version },
    check: ({ puestos }) => faultsOf(puestos),
    errorsOf,
    send: ({ puestos, version }) => guardar.mutateAsync({ puestos: puestos.map(sentOf), version }),
    onSent: () => toast(puestos.editor.guardados),
  })
  const lista = listOf(withVersion(form), 'puestos')
  const add = () =>
    lista.add({ id: uuid(), nombre: freeName(lista.items, puestos.editor.nuevo), colas: [], plazas: '' })
  return (
    <>
      {form.failure != null && (
        <Banner tone="danger">{sentenceOf(form.failure, puestos.editor.fallo)}</Banner>
      )}
      {lista.items.length === 0 && (
        <EmptyState icon={Armchair} title={puestos.editor.vacio} text={puestos.editor.vacioTexto} />
      )}
      <ListEditor
        items={lista.items}
        rowClassName="gap-3"
        row={(puesto, i) => (
          <PuestoRow
            puesto={puesto}
            actual={guardados.find(({ id }) => id === puesto.id)}
            categorias={categorias}
            error={lista.errorOf(i, 'nombre')}
            first={i === 0}
            last={i === lista.items.length - 1}
            onChange={(fields) => lista.change(puesto.id, fields)}
            onMove={(by) => lista.move(puesto.id, by)}
            onRemove={() => lista.remove(puesto.id)}
          />
        )}
        max={PUESTOS_MAXIMO}
        add={
          <AddButton onClick={add} className="justify-self-start">
            {puestos.editor.agregar}
          </AddButton>
        }
        full={<p className="text-sm text-muted">{puestos.editor.maximo(PUESTOS_MAXIMO)}</p>}
      />
      {form.dirty && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={form.submit} disabled={!form.ready} loading={form.pending}>
            {puestos.editor.guardar}
          </Button>
          <Button variant="secondary" onClick={form.reset}>
            {puestos.editor.descartar}
          </Button>
        </div>
      )}
    </>
  )
}
