import { useState } from 'react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { comun } from '#texts/comun.ts'
import { fieldErrorsOf } from '#web/lib/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarConfiguracion } from './api.ts'
import { CategoriaFields } from './categoria-fields.tsx'
import { type Draft, emptyCategoria, toDraft, toEnviada } from './draft.ts'
import { FalloBanner } from './fallo-banner.tsx'

const FORM_ID = 'editar-categoria'

type Props = { empresaId: string; categoria: Categoria | undefined; onClose: () => void }

export function EditarDialog({ empresaId, categoria, onClose }: Props) {
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const guardar = useGuardarConfiguracion(empresaId)
  const toast = useToast()
  const draft = { ...(categoria ? toDraft(categoria) : emptyCategoria), ...changes }
  const enviada = toEnviada(categoria?.id ?? '', draft)

  function close() {
    guardar.reset()
    setChanges({})
    onClose()
  }

  function submit() {
    if (!enviada || guardar.isPending) return
    guardar.mutate((categorias) => categorias.map((c) => (c.id === enviada.id ? enviada : c)), {
      onSuccess: () => {
        toast(t.guardada(enviada.nombre))
        close()
      },
    })
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
          <Button type="submit" form={FORM_ID} disabled={!enviada} loading={guardar.isPending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={submit} className="grid gap-5">
        <FalloBanner empresaId={empresaId} error={guardar.error} />
        <CategoriaFields
          draft={draft}
          errors={fieldErrorsOf(guardar.error)}
          edit={(change) => setChanges((now) => ({ ...now, ...change }))}
        />
      </Form>
    </Dialog>
  )
}
