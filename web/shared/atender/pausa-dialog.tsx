import { comun } from '#texts/comun.ts'
import { puestos } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { usePuestoActions } from '#web/shared/puestos/api.ts'
import { useEstoy } from '#web/shared/puestos/use-estoy.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Desk } from './use-desk.ts'

const t = puestos.pausa

type Props = { empresaId: string; open: boolean; onClose: () => void; onBack: (at: Desk) => void }

/** A paused desk calls nobody: asks to come back first. */
export function PausaDialog({ empresaId, open, onClose, onBack }: Props) {
  const { mio } = useEstoy(empresaId)
  const { pausar } = usePuestoActions(empresaId)
  function back() {
    if (!mio) return
    const onSuccess = () => {
      onClose()
      onBack({ puesto: mio.nombre, puestoId: mio.id, plazas: mio.plazas })
    }
    pausar.mutate({ puestoId: mio.id, motivo: null }, { onSuccess })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.llamarTitulo}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button autoFocus loading={pausar.isPending} onClick={back}>
            {t.volverYLlamar}
          </Button>
        </>
      }
    >
      <p>{t.llamarTexto(mio?.pausa?.motivo ?? '')}</p>
      {pausar.error && <Banner tone="danger">{sentenceOf(pausar.error, puestos.fallo)}</Banner>}
    </Dialog>
  )
}
