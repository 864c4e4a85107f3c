import {
  type ListaPreferencias,
  PREFERENCIAS_MAXIMO,
  type Preferencia,
  SIEMPRE_PRIMERO,
  TIPOS_PREFERENCIA,
} from '#contract/preferencia.ts'
import { preferencias as t } from '#texts/preferencias.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { listOf, withVersion } from '#web/lib/form/list.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { usePreferencias } from '#web/shared/preferencias.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AddButton, ListEditor } from '#web/ui/list-editor.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { PreferenciaRow } from './preferencia-row.tsx'
import { useGuardarPreferencias } from './preferencias-api.ts'

/** Who goes before others, by how much, and what that promises to all other customers. */
export function PreferenciasCard({ empresaId }: { empresaId: string }) {
  const query = usePreferencias(empresaId)
  if (query.isPending) return <Skeleton className="m-6 h-48" />
  if (!query.data) {
    return (
      <ErrorState
        title={t.falloCarga}
        text={sentenceOf(query.error, '')}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  return <Editor empresaId={empresaId} guardadas={query.data} />
}

const ofTipo = (tipo: Preferencia['tipo']): Preferencia => ({
  id: uuid(),
  nombre: tipo === 'propia' ? '' : t.tipos[tipo],
  tipo,
  ventaja: tipo === 'propia' ? 15 : SIEMPRE_PRIMERO,
  ofrecida: tipo !== 'propia',
})

function Editor({ empresaId, guardadas }: { empresaId: string; guardadas: ListaPreferencias }) {
  const guardar = useGuardarPreferencias(empresaId)
  const toast = useToast()
  const form = useForm({
    initial: guardadas,
    send: (lista) => guardar.mutateAsync(lista),
    onSent: () => toast(t.guardadas),
  })
  const { items, add, change, remove } = listOf(withVersion(form), 'preferencias')
  const usable = items.every(({ nombre }) => nombre.trim() !== '')
  return (
    <section aria-labelledby="preferencias" className="mt-6 border-t border-line px-4 pt-5 lg:px-6">
      <div className="grid max-w-186 grid-cols-1 gap-3">
        <div>
          <h3 id="preferencias" className="font-semibold">
            {t.titulo}
          </h3>
          <p className="text-sm text-muted">{t.texto}</p>
        </div>
        {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
        <ListEditor
          items={items}
          row={(preferencia) => (
            <PreferenciaRow
              preferencia={preferencia}
              onChange={(fields) => change(preferencia.id, fields)}
              onRemove={() => remove(preferencia.id)}
            />
          )}
          max={PREFERENCIAS_MAXIMO}
          add={
            <>
              <Promesa lista={items} />
              <Agregar items={items} onAdd={add} />
            </>
          }
          full={<Promesa lista={items} />}
        />
        {form.dirty && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={form.submit} disabled={!usable} loading={form.pending}>
              {t.guardar}
            </Button>
            <Button variant="secondary" onClick={form.reset}>
              {t.descartar}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

type AgregarProps = { items: readonly Preferencia[]; onAdd: (preferencia: Preferencia) => void }

/** Offers each usual preference once; own preferences any number of times. */
const Agregar = ({ items, onAdd }: AgregarProps) => (
  <div className="grid gap-1.5">
    <p className="text-sm text-muted">{t.agregar}</p>
    <div className="flex flex-wrap gap-2">
      {TIPOS_PREFERENCIA.filter((tipo) => tipo === 'propia' || !items.some((p) => p.tipo === tipo)).map(
        (tipo) => (
          <AddButton key={tipo} onClick={() => onAdd(ofTipo(tipo))}>
            {t.tipos[tipo]}
          </AddButton>
        ),
      )}
    </div>
  </div>
)

/** A promise to every customer, which can even be printed: the order itself guarantees it. */
function Promesa({ lista }: { lista: readonly Preferencia[] }) {
  const mayor = Math.max(0, ...lista.map(({ ventaja }) => ventaja))
  if (mayor === 0) return null
  return (
    <blockquote className="rounded-control bg-sunken px-4 py-3">
      <p className="text-sm text-muted">{t.promesa}</p>
      <p className="font-semibold">{mayor >= SIEMPRE_PRIMERO ? t.promesaSiempre : t.promesaMinutos(mayor)}</p>
    </blockquote>
  )
}
