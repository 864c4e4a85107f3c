import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useCerrarJornada } from './api.ts'

type Props = { cola: ColaRef; estado: ColaPersonal; open: boolean; onClose: () => void }

export function CerrarJornadaDialog({ cola, estado, open, onClose }: Props) {
  const cerrar = useCerrarJornada(cola.empresaId)
  const toast = useToast()
  const { nombre, enEspera } = estado.cola

  const form = useForm({
    initial: { everywhere: false },
    send: ({ everywhere }) => cerrar.mutateAsync(everywhere ? undefined : [cola.colaId]),
    onSent: ({ completados, expirados }) => {
      toast(t.jornadaCerrada(completados, expirados))
      onClose()
    },
  })

  function close() {
    form.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={form.submit}
      title={t.cerrarJornadaTitulo}
      confirm={t.cerrarJornada}
      pending={form.pending}
      error={form.failure ? sentenceOf(form.failure, t.falloAccion) : undefined}
    >
      <p>{t.cerrarJornadaTexto(nombre)}</p>
      <p className="font-semibold">{t.cerrarJornadaCuenta(estado.enAtencion.length, enEspera)}</p>
      <Checkbox
        label={t.cerrarTodas}
        checked={form.values.everywhere}
        onChange={(event) => form.edit({ everywhere: event.target.checked })}
      />
    </ConfirmDialog>
  )
}
