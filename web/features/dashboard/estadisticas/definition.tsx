import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The name of a figure, with a button that explains it. */
export function Definition({ nombre, texto }: { nombre: string; texto: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid">
      <div className="flex items-center justify-between gap-2">
        <p className="font-medium text-muted">{nombre}</p>
        <IconButton
          label={t.definicion(nombre)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-my-2 -mr-2"
        >
          <Info aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <p id={id} hidden={!open} className="pb-2 text-sm text-muted">
        {texto}
      </p>
    </div>
  )
}
