import { comun } from '#texts/comun.ts'
import { puestos } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePuestoActions } from './api.ts'
import { type Desk, deskOf, useDesk } from './use-desk.ts'

type Props = { empresaId: string; open: boolean; onClose: () => void; onBack: (at: Desk) => void }

/** A paused desk cannot call, so this offers to end the pause first. */
export function PausaDialog({ empresaId, open, onClose, onBack }: Props) {
  const { mio } = useDesk(empresaId)
  const { pausar } = usePuestoActions(empresaId)
  function back() {
    if (!mio) return
    const onSuccess = () => {
      onClose()
      onBack(deskOf(mio))
    }
    pausar.mutate({ puestoId: mio.id, motivo: null }, { onSuccess })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={puestos.pausa.llamarTitulo}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button autoFocus loading={pausar.isPending} onClick={back}>
            {puestos.pausa.volverYLlamar}
          </Button>
        </>
      }
    >
      <p>{puestos.pausa.llamarTexto(mio?.pausa?.motivo ?? '')}</p>
      {pausar.error && <Banner tone="danger">{sentenceOf(pausar.error, puestos.fallo)}</Banner>}
    </Dialog>
  )
}
