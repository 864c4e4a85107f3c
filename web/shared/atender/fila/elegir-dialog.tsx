import { useState } from 'react'
import { comun } from '#texts/comun.ts'
import { flujo } from '#texts/flujo.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from '../atender.tsx'
import { type Fila, llamarse } from './fila.ts'

const t = flujo.elegir
const MOTIVO_MAXIMO = 120

type Props = { turno: Fila | null; onClose: () => void }

/** Asks why a customer is called out of order, in companies that require a reason. */
export const ElegirDialog = ({ turno, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? t.titulo(llamarse(turno)) : ''}>
    {turno && <Motivo turno={turno} onClose={onClose} />}
  </Dialog>
)

function Motivo({ turno, onClose }: Props & { turno: Fila }) {
  const { callOne } = useAtender()
  const [motivo, setMotivo] = useState('')
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        callOne(turno, motivo.trim())
      }}
    >
      <p className="text-muted">{t.texto(turno.delante ?? 0)}</p>
      <TextField
        label={t.motivo}
        value={motivo}
        maxLength={MOTIVO_MAXIMO}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => setMotivo(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" disabled={motivo.trim() === ''}>
          {t.confirmar}
        </Button>
      </div>
    </form>
  )
}
