import { useCallback, useState, useSyncExternalStore } from 'react'
import type { DatosPagina } from '#contract/paginas.ts'
import { forgetTurno, readTurno, saveTurno, type TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { onStored } from '#web/lib/browser/storage.ts'
import { cancelar } from './api.ts'

/**
 * How a turno left this phone: it ended, the server no longer knows it, or the customer gave it up. Giving it up is done
 * when the server knows of it; `delayed` while that needs more than one try, as without network.
 */
export type Ending = 'over' | 'vanished' | 'cancelling' | 'delayed' | 'cancelled'

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
  const cancel = useCallback(
    (given: TurnoGuardado) => {
      forgetTurno(empresaId)
      setEnding('cancelling')
      // Another turno may have been taken in the meantime.
      const unless = (how: Ending) =>
        setEnding((now) => (now === 'cancelling' || now === 'delayed' ? how : now))
      void cancelar(given, () => unless('delayed')).then(() => unless('cancelled'))
    },
    [empresaId],
  )
  const dismiss = useCallback(() => setEnding(null), [])

  return { turno, ending, save, end, cancel, dismiss }
}
