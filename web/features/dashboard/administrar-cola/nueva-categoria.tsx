import { useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { uuid } from '#web/lib/api/idempotency.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CategoriaFields } from './categoria-fields.tsx'
import { emptyCategoria } from './draft.ts'
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

type Props = { empresaId: string; categorias: Categoria[]; form: CategoriaForm }

export function NuevaCategoria({ empresaId, categorias, form }: Props) {
  return (
    <Card>
      <Form form={form} className="grid gap-5">
        <h3 className="text-lg font-semibold">{t.nueva}</h3>
        <FalloBanner empresaId={empresaId} error={form.failure} />
        <CategoriaFields form={form} otras={categorias} />
        <Button type="submit" size="lg" disabled={!form.ready} loading={form.pending}>
          {t.crear}
        </Button>
      </Form>
    </Card>
  )
}
