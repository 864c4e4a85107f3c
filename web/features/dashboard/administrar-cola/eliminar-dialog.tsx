import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBorrarCola } from './api.ts'

type Props = { empresaId: string; categoria: Categoria | null; onClose: () => void }

export function EliminarDialog({ empresaId, categoria, onClose }: Props) {
  const eliminar = useBorrarCola(empresaId)
  const toast = useToast()

  function close() {
    eliminar.reset()
    onClose()
  }

  function confirm() {
    if (!categoria || eliminar.isPending) return
    eliminar.mutate(categoria.id, {
      onSuccess: () => {
        toast(t.eliminada(categoria.nombre))
        close()
      },
    })
  }

  return (
    <ConfirmDialog
      open={categoria !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.eliminarTitulo(categoria?.nombre ?? '')}
      confirm={t.eliminar}
      pending={eliminar.isPending}
      error={eliminar.error ? sentenceOf(eliminar.error, t.falloEliminar) : undefined}
    >
      <p>{t.eliminarAviso}</p>
      {categoria && categoria.enEspera > 0 && (
        <p className="font-semibold">{t.eliminarEsperan(categoria.enEspera)}</p>
      )}
    </ConfirmDialog>
  )
}
