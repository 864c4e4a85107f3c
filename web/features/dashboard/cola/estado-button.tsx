import { Pause, Play } from 'lucide-react'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAtender } from '#web/shared/atender/atender.tsx'
import { Button } from '#web/ui/button.tsx'
import { type ColaRef, useCambiarEstadoCola } from './api.ts'

type Props = { cola: ColaRef; activa: boolean }

export function EstadoButton({ cola, activa }: Props) {
  const cambiar = useCambiarEstado(cola)
  const Icon = activa ? Pause : Play
  return (
    <Button
      variant={activa ? 'ghost' : 'primary'}
      size="sm"
      onClick={() => cambiar.run(!activa)}
      loading={cambiar.pending}
      className="whitespace-nowrap"
    >
      {!cambiar.pending && <Icon aria-hidden="true" className="size-4" />}
      {activa ? t.pausar : t.iniciar}
    </Button>
  )
}

/** Starts or pauses the queue. Shows a refusal in the strip, where it moves nothing. */
export function useCambiarEstado(cola: ColaRef) {
  const { show } = useAtender()
  const cambiar = useCambiarEstadoCola(cola)
  return {
    pending: cambiar.isPending,
    run: (activa: boolean) =>
      cambiar.mutate(activa, {
        onError: (error) => show({ tone: 'danger', text: sentenceOf(error, t.falloAccion) }),
      }),
  }
}
