import { TriangleExclamationPoint } from 'lucide-react'
import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBorrarCola } from './api.ts'

type Props = { empresaId: string; categoria: Categoria | null; onClose: () => void }

export function EliminarDialog({ empresaId, categoria, onClose }: Props) {
  const borrar = useBorrarCola(empresaId)
  const toast = useToast()
  const { id = '', nombre = '', enEspera = 0 } = categoria ?? {}
  const form = useForm({
    initial: {},
    send: () => borrar.mutateAsync(id),
    onSent: () => {
      toast(t.eliminada(nombre))
      onClose()
    },
  })

  function close() {
    form.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={categoria !== null}
      onClose={close}
      onConfirm={form.submit}
      title={t.eliminarTitulo(nombre)}
      confirm={t.eliminar}
      pending={form.pending}
      error={form.failure ? sentenceOf(form.failure, t.falloEliminar) : undefined}
    >
      <p className="flex gap-3 rounded-control bg-danger-soft p-3 font-medium text-danger-text">
        <TriangleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t.eliminarAviso}
      </p>
      {enEspera > 0 && <p className="text-muted">{t.eliminarEsperan(enEspera)}</p>}
    </ConfirmDialog>
  )
}
