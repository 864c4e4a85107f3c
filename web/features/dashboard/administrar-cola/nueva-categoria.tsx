import { administrarCola as t } from '#texts/administrar-cola.ts'
import { fieldErrorsOf } from '#web/lib/field-errors.ts'
import { uuid } from '#web/lib/idempotency.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarConfiguracion } from './api.ts'
import { CategoriaFields } from './categoria-fields.tsx'
import { type Draft, emptyCategoria, toEnviada } from './draft.ts'
import { FalloBanner } from './fallo-banner.tsx'

type Props = { empresaId: string; draft: Draft; edit: (change: Partial<Draft>) => void }

export function NuevaCategoria({ empresaId, draft, edit }: Props) {
  const agregar = useGuardarConfiguracion(empresaId)
  const toast = useToast()
  const ready = toEnviada('', draft) !== null

  function submit() {
    const nueva = toEnviada(uuid(), draft)
    if (!nueva || agregar.isPending) return
    agregar.mutate((categorias) => [...categorias, nueva], {
      onSuccess: () => {
        toast(t.creada(nueva.nombre))
        edit(emptyCategoria)
      },
    })
  }

  return (
    <Card>
      <Form onSubmit={submit} className="grid gap-5">
        <h3 className="text-lg font-semibold">{t.nueva}</h3>
        <FalloBanner empresaId={empresaId} error={agregar.error} />
        <CategoriaFields draft={draft} errors={fieldErrorsOf(agregar.error)} edit={edit} />
        <Button type="submit" size="lg" disabled={!ready} loading={agregar.isPending}>
          {t.crear}
        </Button>
      </Form>
    </Card>
  )
}
