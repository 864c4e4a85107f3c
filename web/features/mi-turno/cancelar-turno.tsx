import { useState } from 'react'
import { miTurno as t } from '#texts/mi-turno.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cancelar } from './api.ts'
import { inRow } from './in-row.ts'

type Props = { turno: TurnoGuardado; onCancelled: () => void }

/** Forgets the turno in this browser at once, and cancels it on the server in the background. */
export function CancelarTurno({ turno, onCancelled }: Props) {
  const [asking, setAsking] = useState(false)

  function confirm() {
    void cancelar(turno)
    onCancelled()
  }

  return (
    <>
      <Button variant="secondary" size="row" className={inRow} onClick={() => setAsking(true)}>
        {t.cancelar}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t.cancelarTitulo}
        confirm={t.cancelarSi}
        cancel={t.cancelarNo}
      >
        <p>{t.cancelarTexto}</p>
      </ConfirmDialog>
    </>
  )
}
