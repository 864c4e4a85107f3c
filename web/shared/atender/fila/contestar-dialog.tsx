import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { flujo } from '#texts/flujo.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAtender } from '../atender.tsx'
import { type Fila, llamarse } from './fila.ts'
import { useOrders } from './use-orders.ts'

type Props = { turno: Fila | null; onClose: () => void }

/** Answers what a customer wrote with one of the company's sentences. */
export const ContestarDialog = ({ turno, onClose }: Props) => (
  <Dialog
    open={turno !== null}
    onClose={onClose}
    title={turno ? flujo.contestar.titulo(llamarse(turno)) : ''}
  >
    {turno && <Frases turno={turno} onClose={onClose} />}
  </Dialog>
)

function Frases({ turno, onClose }: Props & { turno: Fila }) {
  const { empresaId } = useAtender()
  const { avisar } = useOrders()
  const { data, isPending, error } = useQuery({
    queryKey: keys.frases(empresaId),
    queryFn: ({ signal }) => call(endpoints.frases, { params: { empresaId }, signal }),
  })
  const action = useAction((frase: string) => avisar(turno, frase).then(onClose))
  const failure = action.error ?? error
  return (
    <>
      <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">{turno.mensaje}</p>
      {isPending && <Skeleton className="h-11" />}
      {data?.frases.length === 0 && <p className="text-muted">{flujo.contestar.vacia}</p>}
      <div className="grid gap-2">
        {data?.frases.map((frase) => (
          <Button
            key={frase}
            variant="secondary"
            aria-disabled={action.pending || undefined}
            onClick={() => void action.run(frase)}
          >
            <span className="min-w-0 wrap-anywhere">{frase}</span>
          </Button>
        ))}
      </div>
      {failure != null && <Banner tone="danger">{sentenceOf(failure, flujo.contestar.fallo)}</Banner>}
    </>
  )
}
