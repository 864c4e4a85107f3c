import { flujo } from '#texts/flujo.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Fila, llamarse } from './fila.ts'
import { useOrders } from './use-orders.ts'

const MINUTOS = [5, 10, 15, 30, 60]

type Props = { turno: Fila | null; onClose: () => void }

/** Sets a customer aside, for some minutes or until the staff brings them back. */
export const ApartarDialog = ({ turno, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? flujo.apartar.titulo(llamarse(turno)) : ''}>
    {turno && <Plazos turno={turno} onClose={onClose} />}
  </Dialog>
)

function Plazos({ turno, onClose }: Props & { turno: Fila }) {
  const { apartar } = useOrders()
  const action = useAction((minutos: number | null) => apartar(turno, minutos).then(onClose))
  const choice = (minutos: number | null, label: string, first = false) => (
    <Button
      key={label}
      variant="secondary"
      autoFocus={first}
      aria-disabled={action.pending || undefined}
      onClick={() => void action.run(minutos)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <p className="text-muted">{flujo.apartar.texto}</p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {MINUTOS.map((minutos, i) => choice(minutos, flujo.apartar.minutos(minutos), i === 0))}
        {choice(null, flujo.apartar.sinPlazo)}
      </div>
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, '')}</Banner>}
    </>
  )
}
