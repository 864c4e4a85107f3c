import { atender } from '#texts/atender.ts'
import { comun } from '#texts/comun.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { AtDesk } from './call-next.ts'

type Props = {
  puesto: string
  /** The customer whom another browser called to this desk; undefined closes the dialog. */
  turno: AtDesk | undefined
  onClose: () => void
  onChange: () => void
  onConfirm: () => void
}

/** Asks before a call finishes a customer whom another browser called. */
export const OcupadoDialog = ({ puesto, turno, onClose, onChange, onConfirm }: Props) => (
  <Dialog
    open={turno !== undefined}
    onClose={onClose}
    title={atender.ocupado.titulo}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {atender.ocupado.terminar}
        </Button>
        <Button autoFocus onClick={onChange}>
          {atender.ocupado.cambiar}
        </Button>
      </>
    }
  >
    {turno && <p className="wrap-anywhere">{atender.ocupado.texto(puesto, turno.etiqueta, turno.nombre)}</p>}
  </Dialog>
)
