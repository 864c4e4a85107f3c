import { CircleArrowRight } from 'lucide-react'
import { flujo } from '#texts/flujo.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useAtender } from '../atender.tsx'
import { Key } from '../key.tsx'
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
      variant="secondary"
      wide
      loading={action.pending}
      aria-keyshortcuts="S"
      onClick={() => void action.run(undefined)}
    >
      {!action.pending && <CircleArrowRight aria-hidden="true" className="size-5 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">{flujo.menu.seguir(sigue.nombre)}</span>
      <Key>S</Key>
    </Button>
  )
}
