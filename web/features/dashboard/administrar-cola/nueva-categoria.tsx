import { ListOrdered, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CamposDeNueva } from './categoria-fields.tsx'
import { emptyCategoria } from './draft.ts'
import { Ejemplos } from './ejemplos.tsx'
import { FalloBanner } from './fallo-banner.tsx'
import { type CategoriaForm, useCategoriaForm } from './use-categoria-form.ts'

export function useNuevaCategoria(empresaId: string) {
  const toast = useToast()
  // Kept until it is saved, so that a second press after a lost reply saves the same queue.
  const [id, setId] = useState(uuid)
  return useCategoriaForm({
    empresaId,
    initial: emptyCategoria,
    id,
    into: (nueva) => (categorias) => [...categorias.filter((each) => each.id !== nueva.id), nueva],
    onSaved: (nombre) => {
      setId(uuid())
      toast(t.creada(nombre))
    },
  })
}

type PrimeraProps = { empresaId: string; form: CategoriaForm }

/** A company without queues sees only a name and examples. The rest appears with the name, below it. */
export function PrimeraCategoria({ empresaId, form }: PrimeraProps) {
  const { nombre } = form.values
  const named = !isBlank(nombre)
  return (
    <Form form={form} className="mx-auto mt-2 max-w-120 px-4 pb-10 sm:mt-10 sm:px-0">
      <span className="mb-4 grid size-12 place-items-center rounded-card bg-sunken text-muted max-sm:hidden">
        <ListOrdered aria-hidden="true" className="size-5" />
      </span>
      <h3 className="text-xl font-semibold tracking-[-0.01em]">{t.vacio}</h3>
      <p className="mt-1 mb-6 text-muted">{t.vacioTexto}</p>
      <FalloBanner empresaId={empresaId} error={form.failure} />
      <div className="flex items-start gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextField
          {...form.field('nombre')}
          label={t.campos.nombre}
          placeholder={t.campos.nombreEjemplo}
          autoComplete="off"
          autoFocus
          fieldClassName="min-w-0 flex-1"
          className="min-h-11 touch:min-h-12"
        />
        <Button
          type="submit"
          disabled={!form.ready}
          loading={form.pending}
          className="min-h-11 sm:mt-6 touch:min-h-12"
        >
          {t.crear}
        </Button>
      </div>
      <div className={named ? 'mt-5 max-sm:hidden' : 'mt-5'}>
        <p className="mb-2 text-xs font-medium text-faint">{t.ejemplo}</p>
        <div className="flex flex-wrap gap-2 max-sm:flex-col">
          <Ejemplos
            nombre={nombre}
            onUse={form.edit}
            className="min-h-9 border border-control px-3 hover:bg-hover aria-pressed:border-line-strong aria-pressed:bg-sunken touch:min-h-13 touch:text-left"
          />
        </div>
        {!named && <p className="mt-2 text-xs text-muted">{t.usarEjemplo}</p>}
      </div>
      {named && (
        <div className="mt-5 border-t border-line pt-4">
          <CamposDeNueva form={form} otras={[]} />
        </div>
      )}
    </Form>
  )
}

type Props = { empresaId: string; categorias: Categoria[]; form: CategoriaForm; placeholder: string }

/** The first line of the list, always open. */
export function NuevaCategoria({ empresaId, categorias, form, placeholder }: Props) {
  const { nombre } = form.values
  const input = useRef<HTMLInputElement>(null)
  const named = !isBlank(nombre)
  return (
    <Form
      form={form}
      onSubmit={() => {
        // The button disappears with the name.
        input.current?.focus()
        form.submit()
      }}
      className="border-t border-line"
    >
      <div className="flex min-h-11 items-center gap-3 pr-4 pl-4 touch:min-h-13 lg:pl-6">
        <Plus aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <input
          ref={input}
          {...inputOf(form)}
          aria-label={t.campos.nombre}
          placeholder={placeholder}
          autoComplete="off"
          className={`${controlLook} flex-1 border-0 bg-transparent px-0`}
        />
        {named ? (
          <Button type="submit" size="sm" disabled={!form.ready} loading={form.pending}>
            {t.crear}
          </Button>
        ) : (
          <div className="flex shrink-0 items-center gap-1 text-sm max-lg:hidden">
            <span className="mr-1 text-faint">{t.ejemplo}</span>
            <Ejemplos
              nombre={nombre}
              onUse={form.edit}
              className="min-h-7 px-2 text-muted hover:bg-hover hover:text-text"
            />
          </div>
        )}
      </div>
      {(named || form.failure != null) && (
        <div className="grid max-w-140 gap-3 px-4 pt-1 pb-4 lg:pl-13">
          {form.errors.nombre && <p className="text-sm font-medium text-danger-text">{form.errors.nombre}</p>}
          <FalloBanner empresaId={empresaId} error={form.failure} />
          {named && <CamposDeNueva form={form} otras={categorias} />}
        </div>
      )}
    </Form>
  )
}

function inputOf(form: CategoriaForm) {
  const { error, ...input } = form.field('nombre')
  return { ...input, 'aria-invalid': error ? true : undefined } as const
}
