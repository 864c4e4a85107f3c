import type { Verificacion } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { antesDe } from '#web/shared/pase/espera.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Props = {
  open: boolean
  datos?: Verificacion
  offline: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before the customer gives up the place in the line. */
export function CancelarSheet({ open, datos, offline, onClose, onConfirm }: Props) {
  const antes = antesDe(datos)
  return (
    <Sheet open={open} onClose={onClose} title={t.cancelarTitulo} asks>
      <p className="mx-1 mt-1 mb-5 text-muted">
        {antes === null ? t.cancelarTexto : t.cancelarTextoCon(t.antes(antes))}
        {offline && ` ${t.cancelarSinRed}`}
      </p>
      <div className="grid gap-2">
        <Button variant="soft" size="touch" wide autoFocus onClick={onClose}>
          {t.cancelarNo}
        </Button>
        <Button variant="danger" size="touch" wide onClick={onConfirm}>
          {t.cancelarSi}
        </Button>
      </div>
    </Sheet>
  )
}
