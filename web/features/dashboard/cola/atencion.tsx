import { Check, Megaphone } from 'lucide-react'
import type { ColaPersonal } from '#contract/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { cola as t } from '#web/texts/cola.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useFinalizar, useLlamarSiguiente } from './api.ts'
import { TurnoActual } from './turno-actual.tsx'

type Props = { cola: ColaRef; estado: ColaPersonal }

/** Who is being served, and the one button that moves the queue. */
export function Atencion({ cola, estado: { cola: datos, turnoActual } }: Props) {
  const llamar = useLlamarSiguiente(cola)
  const finalizar = useFinalizar(cola)
  const toast = useToast()
  const error = llamar.error ?? finalizar.error
  // A paused queue still serves those who were waiting when it closed.
  const canCall = datos.estado === 'activa' || (datos.estado === 'pausada' && datos.enEspera > 0)

  function callNext() {
    if (llamar.isPending) return
    finalizar.reset()
    llamar.mutate(undefined, {
      onSuccess: ({ turno }) => !turno && toast(t.nadieLlamado),
    })
  }

  function finish(turnoId: string) {
    llamar.reset()
    finalizar.mutate(turnoId)
  }

  return (
    <div className="grid gap-5">
      <TurnoActual
        turno={turnoActual}
        waitingFor={datos.estado === 'activa' ? t.nadieTexto : t.inactivaTexto}
      />
      {error && <Banner tone="danger">{sentenceOf(error, t.falloAccion)}</Banner>}
      <div className="grid gap-3">
        {canCall && (
          <Button
            size="lg"
            wide
            onClick={callNext}
            loading={llamar.isPending}
            disabled={datos.enEspera === 0}
          >
            {!llamar.isPending && <Megaphone aria-hidden="true" className="size-5" />}
            {t.llamar}
          </Button>
        )}
        {turnoActual && (
          <Button
            variant="secondary"
            wide
            onClick={() => finish(turnoActual.id)}
            loading={finalizar.isPending}
          >
            {!finalizar.isPending && <Check aria-hidden="true" className="size-5" />}
            {t.finalizar}
          </Button>
        )}
      </div>
    </div>
  )
}
