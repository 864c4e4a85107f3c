import { ArrowRight } from 'lucide-react'
import { flujo } from '#texts/flujo.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useAtender } from '../atender.tsx'
import type { Fila } from './fila.ts'
import { useOrders } from './use-orders.ts'

type Props = { turno: Fila; sigue: { id: string; nombre: string } }

/** Finishes here and sends the visit to the next queue, with its number and its seniority. */
export function SeguirButton({ turno, sigue }: Props) {
  const { fail } = useAtender()
  const { seguir } = useOrders()
  const action = useAction(() => seguir(turno, sigue).catch(fail))
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={action.pending}
      aria-keyshortcuts="S"
      onClick={() => void action.run(undefined)}
      className="col-span-full h-9 justify-start! px-1! max-sm:hidden touch:h-11"
    >
      {!action.pending && <ArrowRight aria-hidden="true" className="size-4 shrink-0" />}
      <span className="min-w-0 truncate">{flujo.menu.seguir(sigue.nombre)}</span>
      <Kbd look="bare" className="ml-auto">
        S
      </Kbd>
    </Button>
  )
}
