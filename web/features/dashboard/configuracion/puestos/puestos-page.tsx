import { Armchair, Plus } from 'lucide-react'
import { useState } from 'react'
import { PUESTOS_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { configuracion } from '#texts/configuracion.ts'
import { puestos as t } from '#texts/puestos.ts'
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { listOf, withVersion } from '#web/lib/form/list.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useConfiguracion, usePuestos } from '#web/shared/queries.ts'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { SettingsBlock, SettingsPage, settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/puestos-page.ts'
import { useGuardarPuestos } from './api.ts'
import { ColasDeEmpresa } from './colas-de-empresa.tsx'
import { draftOf, faultsOf, freeName, sentOf } from './draft.ts'
import { PuestoRow } from './puesto-row.tsx'

/** The queues and the desks of a company: names, queues, places and their order. */
export default function PuestosPage({ params: { id } }: Route.ComponentProps) {
  const query = usePuestos(id)
  if (query.data) {
    return <Editor empresaId={id} guardados={query.data.puestos} version={query.data.version} />
  }
  return (
    <SettingsPage {...headOf(id)}>
      {query.isPending && <Skeleton className="mt-6 h-24" />}
      <NotLoaded query={query} title={t.falloCarga} />
    </SettingsPage>
  )
}

const headOf = (empresaId: string) => ({
  title: configuracion.paginas.puestos.nombre,
  text: configuracion.paginas.puestos.texto,
  back: { to: paths.configuracion(empresaId), label: configuracion.titulo },
})

/** Errors by the path of the field, such as `puestos.0.nombre`: the server may refuse several names at once. */
const errorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries(error.detalles.map(({ campo, mensaje }) => [campo, mensaje]))
    : {}

type EditorProps = { empresaId: string; guardados: PuestoDeEmpresa[]; version: string }

function Editor({ empresaId, guardados, version }: EditorProps) {
  const guardar = useGuardarPuestos(empresaId)
  const categorias = useConfiguracion(empresaId).data?.categorias ?? []
  const [open, setOpen] = useState<readonly string[]>([])
  const form = useForm({
    initial: { puestos: guardados.map(draftOf), version },
    check: ({ puestos }) => faultsOf(puestos),
    errorsOf,
    send: ({ puestos, version }) => guardar.mutateAsync({ puestos: puestos.map(sentOf), version }),
    onSent: () => setOpen([]),
  })
  const lista = listOf(withVersion(form), 'puestos')
  const lugares = lista.items.reduce((sum, { plazas }) => sum + (Number(plazas) || 1), 0)

  const show = (id: string) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]))

  function add() {
    const id = uuid()
    lista.add({ id, nombre: freeName(lista.items, t.editor.nuevo), colas: [], plazas: '' })
    show(id)
  }

  return (
    <div className={settingsColumn}>
      <SettingsPage
        {...headOf(empresaId)}
        action={
          lista.items.length < PUESTOS_MAXIMO && (
            <Button variant={form.dirty ? 'secondary' : 'primary'} onClick={add}>
              <Plus aria-hidden="true" className="size-4" />
              {t.editor.agregar}
            </Button>
          )
        }
      >
        <ColasDeEmpresa empresaId={empresaId} categorias={categorias} puestos={lista.items} />
        <SettingsBlock
          id="puestos"
          title={t.editor.titulo}
          end={lista.items.length > 0 && t.editor.resumen(lista.items.length, lugares)}
          list
        >
          {lista.items.length === 0 && (
            <EmptyState icon={Armchair} title={t.editor.vacio} text={t.editor.vacioTexto} />
          )}
          <ul>
            {lista.items.map((puesto, i) => (
              <PuestoRow
                key={puesto.id}
                puesto={puesto}
                actual={guardados.find(({ id }) => id === puesto.id)}
                categorias={categorias}
                error={lista.errorOf(i, 'nombre')}
                open={open.includes(puesto.id) || lista.errorOf(i, 'nombre') !== undefined}
                onOpen={() => show(puesto.id)}
                first={i === 0}
                last={i === lista.items.length - 1}
                onChange={(fields) => {
                  // A row that opened for its error stays open while the error is corrected.
                  show(puesto.id)
                  lista.change(puesto.id, fields)
                }}
                onMove={(by) => lista.move(puesto.id, by)}
                onRemove={() => lista.remove(puesto.id)}
              />
            ))}
          </ul>
          {lista.items.length >= PUESTOS_MAXIMO && (
            <p className="py-3 text-sm text-muted">{t.editor.maximo(PUESTOS_MAXIMO)}</p>
          )}
        </SettingsBlock>
      </SettingsPage>
      <SaveBar
        form={form}
        onSave={form.submit}
        disabled={!form.ready}
        complaint={form.failure == null ? undefined : sentenceOf(form.failure, t.editor.fallo)}
      />
    </div>
  )
}
