import { useState } from 'react'
import { comun } from '#texts/comun.ts'
import { horario } from '#texts/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  /** The day whose hours are copied; null closes the dialog. */
  dia: number | null
  onClose: () => void
  onCopy: (dias: number[]) => void
}

const GRUPOS = [
  { nombre: 'laborables', dias: [0, 1, 2, 3, 4] },
  { nombre: 'todaLaSemana', dias: [0, 1, 2, 3, 4, 5, 6] },
] as const

/** Chooses the days that get the hours of another day. */
export function CopiarDialog({ dia, onClose, onCopy }: Props) {
  const [dias, setDias] = useState<number[]>([])
  const close = () => {
    setDias([])
    onClose()
  }
  return (
    <Dialog
      open={dia !== null}
      onClose={close}
      title={t.copiarTitulo(horario.dias[dia ?? 0] ?? '')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {comun.cancelar}
          </Button>
          <Button
            disabled={dias.length === 0}
            onClick={() => {
              onCopy(dias)
              setDias([])
            }}
          >
            {t.copiar}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {GRUPOS.map((grupo) => (
          <Button key={grupo.nombre} variant="secondary" onClick={() => setDias([...grupo.dias])}>
            {t[grupo.nombre]}
          </Button>
        ))}
      </div>
      <div className="grid sm:grid-cols-2">
        {horario.dias.map((nombre, i) =>
          i === dia ? null : (
            <Checkbox
              key={nombre}
              label={t.dia(nombre)}
              checked={dias.includes(i)}
              onChange={() =>
                setDias(dias.includes(i) ? dias.filter((otro) => otro !== i) : [...dias, i].sort())
              }
            />
          ),
        )}
      </div>
    </Dialog>
  )
}
