import { useState } from 'react'
import { MOTIVO_MAXIMO } from '#contract/turno.ts'
import { comun } from '#texts/comun.ts'
import { flujo } from '#texts/flujo.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Fila, llamarse } from './fila.ts'

type Words = { titulo: (nombre: string) => string; texto: (delante: number) => string; confirmar: string }
type Props = {
  turno: Fila | null
  words: Words
  onMotivo: (turno: Fila, motivo: string) => void
  onClose: () => void
}

/** Asks why a customer goes before others, in companies that require a reason. */
export const MotivoDialog = ({ turno, words, onMotivo, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? words.titulo(llamarse(turno)) : ''}>
    {turno && <Pregunta turno={turno} words={words} onMotivo={onMotivo} onClose={onClose} />}
  </Dialog>
)

function Pregunta({ turno, words, onMotivo, onClose }: Props & { turno: Fila }) {
  const [motivo, setMotivo] = useState('')
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        onMotivo(turno, motivo.trim())
      }}
    >
      <p className="text-muted">{words.texto(turno.delante ?? 0)}</p>
      <TextField
        label={flujo.elegir.motivo}
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
          {words.confirmar}
        </Button>
      </div>
    </form>
  )
}
