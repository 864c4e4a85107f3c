import { Trash } from 'lucide-react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { comun } from '#texts/comun.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CamposDeCategoria } from './categoria-fields.tsx'
import { emptyCategoria, toDraft } from './draft.ts'
import { FalloBanner } from './fallo-banner.tsx'
import { useCategoriaForm } from './use-categoria-form.ts'

const FORM_ID = 'editar-categoria'

type Props = {
  empresaId: string
  categorias: Categoria[]
  categoria: Categoria | undefined
  onClose: () => void
  onDelete: () => void
}

export function EditarDialog({ empresaId, categorias, categoria, onClose, onDelete }: Props) {
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
      className="sm:w-140"
      title={t.editarTitulo(categoria?.nombre ?? '')}
      actions={
        <>
          <Button
            variant="danger-text"
            aria-label={t.eliminarCategoria(categoria?.nombre ?? '')}
            onClick={() => {
              form.reset()
              onDelete()
            }}
            className="mr-auto max-sm:max-w-12 max-sm:border max-sm:border-control max-sm:px-0"
          >
            <Trash aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t.eliminar}</span>
          </Button>
          <Button variant="ghost" onClick={close}>
            {comun.cancelar}
          </Button>
          <Button type="submit" form={FORM_ID} disabled={!form.ready} loading={form.pending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} form={form} className="grid gap-3">
        <FalloBanner empresaId={empresaId} error={form.failure} />
        <CamposDeCategoria form={form} otras={categorias.filter(({ id }) => id !== categoria?.id)} />
      </Form>
    </Dialog>
  )
}
