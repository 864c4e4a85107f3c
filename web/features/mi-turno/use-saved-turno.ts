import { useCallback, useState, useSyncExternalStore } from 'react'
import type { DatosPagina } from '#contract/paginas.ts'
import { forgetTurno, readTurno, saveTurno, type TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { onStored } from '#web/lib/browser/storage.ts'

/** How a turno left this phone: it ended, the customer gave it up, or the server no longer knows it. */
export type Ending = 'over' | 'cancelled' | 'vanished'

/** The turno stored in this browser for one company, and how the last one ended. */
export function useSavedTurno({ empresaId, pedido }: DatosPagina) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const taken = pedido?.turno ?? null
  const turno = useSyncExternalStore<TurnoGuardado | null>(
    onStored,
    () => readTurno(empresaId),
    () => taken,
  )
  const save = useCallback(
    (saved: TurnoGuardado) => {
      saveTurno(empresaId, saved)
      setEnding(null)
    },
    [empresaId],
  )
  const end = useCallback(
    (how: Ending) => {
      forgetTurno(empresaId)
      setEnding(how)
    },
    [empresaId],
  )
  const dismiss = useCallback(() => setEnding(null), [])

  return { turno, ending, save, end, dismiss }
}
