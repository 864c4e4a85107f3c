import { useState } from 'react'
import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useCerrarJornada } from './api.ts'

type Props = { cola: ColaRef; estado: ColaPersonal; open: boolean; onClose: () => void }

export function CerrarJornadaDialog({ cola, estado, open, onClose }: Props) {
  const [everywhere, setEverywhere] = useState(false)
  const cerrar = useCerrarJornada(cola.empresaId)
  const toast = useToast()
  const { nombre, enEspera } = estado.cola

  function close() {
    cerrar.reset()
    setEverywhere(false)
    onClose()
  }

  function confirm() {
    if (cerrar.isPending) return
    cerrar.mutate(everywhere ? undefined : [cola.colaId], {
      onSuccess: ({ completados, expirados }) => {
        toast(t.jornadaCerrada(completados, expirados))
        close()
      },
    })
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t.cerrarJornadaTitulo}
      confirm={t.cerrarJornada}
      pending={cerrar.isPending}
      error={cerrar.error ? sentenceOf(cerrar.error, t.falloAccion) : undefined}
    >
      <p>{t.cerrarJornadaTexto(nombre)}</p>
      <p className="font-semibold">{t.cerrarJornadaCuenta(estado.enAtencion.length, enEspera)}</p>
      <Checkbox
        label={t.cerrarTodas}
        checked={everywhere}
        onChange={(event) => setEverywhere(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
