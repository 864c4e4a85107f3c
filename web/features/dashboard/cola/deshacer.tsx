import { Undo2 } from 'lucide-react'
import type { Turno } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useDeshacer } from './api.ts'

const OFFERED_MS = 10_000

type Props = { cola: ColaRef; turno: Turno; onEnd: () => void }

/** Takes the last call back, for ten seconds. Rendered anew (`key`) for each call. */
export function Deshacer({ cola, turno, onEnd }: Props) {
  const deshacer = useDeshacer(cola)
  const toast = useToast()
  useTimeout(!deshacer.isPending, OFFERED_MS, onEnd)

  async function undo() {
    if (deshacer.isPending) return
    // mutateAsync, since the pushed state may unmount this button before the reply arrives.
    try {
      await deshacer.mutateAsync(turno.id)
      toast(t.deshecho(turno.nombre))
    } catch (error) {
      toast(sentenceOf(error, t.falloAccion), 'danger')
    }
    onEnd()
  }

  return (
    <Button
      variant="secondary"
      onClick={undo}
      loading={deshacer.isPending}
      aria-label={t.deshacerLlamada(turno.nombre)}
      className="relative overflow-hidden"
    >
      <Undo2 aria-hidden="true" className="size-5" />
      {t.deshacer}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-1 origin-left animate-[drain_10s_linear_forwards] bg-brand motion-reduce:hidden"
      />
    </Button>
  )
}
