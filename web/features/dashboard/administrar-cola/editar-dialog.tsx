import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { comun } from '#texts/comun.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CategoriaFields } from './categoria-fields.tsx'
import { emptyCategoria, toDraft } from './draft.ts'
import { FalloBanner } from './fallo-banner.tsx'
import { useCategoriaForm } from './use-categoria-form.ts'

const FORM_ID = 'editar-categoria'

type Props = {
  empresaId: string
  categorias: Categoria[]
  categoria: Categoria | undefined
  onClose: () => void
}

export function EditarDialog({ empresaId, categorias, categoria, onClose }: Props) {
  const toast = useToast()
  const form = useCategoriaForm({
    empresaId,
    initial: categoria ? toDraft(categoria) : emptyCategoria,
    id: categoria?.id ?? '',
    into: (enviada) => (categorias) => categorias.map((each) => (each.id === enviada.id ? enviada : each)),
    onSaved: (nombre) => {
      toast(t.guardada(nombre))
      onClose()
    },
  })

  function close() {
    form.reset()
    onClose()
  }

  return (
    <Dialog
      open={categoria !== undefined}
      onClose={close}
      title={t.editarTitulo(categoria?.nombre ?? '')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {comun.cancelar}
          </Button>
          <Button type="submit" form={FORM_ID} disabled={!form.ready} loading={form.pending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} form={form} className="grid gap-5">
        <FalloBanner empresaId={empresaId} error={form.failure} />
        <CategoriaFields form={form} otras={categorias.filter(({ id }) => id !== categoria?.id)} />
      </Form>
    </Dialog>
  )
}
