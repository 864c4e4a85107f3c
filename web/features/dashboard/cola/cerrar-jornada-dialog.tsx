import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useAtender } from '#web/shared/atender/atender.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useCerrarJornada } from './api.ts'

type Props = {
  empresaId: string
  /** The chosen queue; undefined: all. */
  estado: ColaPersonal | undefined
  open: boolean
  onClose: () => void
}

export function CerrarJornadaDialog({ empresaId, estado, open, onClose }: Props) {
  const cerrar = useCerrarJornada(empresaId)
  const { show } = useAtender()

  const form = useForm({
    initial: { everywhere: estado === undefined, pausar: true },
    keep: false,
    send: ({ everywhere, pausar }) =>
      cerrar.mutateAsync({ pausar, ...(estado && !everywhere && { colas: [estado.cola.id] }) }),
    onSent: ({ completados, expirados }) => {
      show({ tone: 'success', text: t.jornadaCerrada(completados, expirados) })
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
      <p className="wrap-anywhere">{t.cerrarJornadaTexto(estado?.cola.nombre ?? t.todas)}</p>
      {estado && (
        <>
          <p className="font-semibold">
            {t.cerrarJornadaCuenta(estado.enAtencion.length, estado.cola.enEspera)}
          </p>
          <Checkbox
            label={t.cerrarTodas}
            checked={form.values.everywhere}
            onChange={(event) => form.edit({ everywhere: event.target.checked })}
          />
        </>
      )}
      <Checkbox
        label={t.cerrarPausar}
        hint={t.cerrarPausarPista}
        checked={form.values.pausar}
        onChange={(event) => form.edit({ pausar: event.target.checked })}
      />
    </ConfirmDialog>
  )
}
