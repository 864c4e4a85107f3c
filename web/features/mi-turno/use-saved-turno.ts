import { useCallback, useMemo, useState } from 'react'
import { forgetTurno, readTurno, saveTurno, type TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/** The turn kept in this browser for one company, and whether it has just been found gone. */
export function useSavedTurno(empresaId: string) {
  const hydrated = useHydrated()
  const [changes, setChanges] = useState(0)
  const [vanished, setVanished] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change of ours
  const turno = useMemo(() => (hydrated ? readTurno(empresaId) : null), [hydrated, empresaId, changes])
  const changed = useCallback(() => setChanges((count) => count + 1), [])

  const save = useCallback(
    (taken: TurnoGuardado) => {
      saveTurno(empresaId, taken)
      setVanished(false)
      changed()
    },
    [empresaId, changed],
  )
  const forget = useCallback(() => {
    forgetTurno(empresaId)
    changed()
  }, [empresaId, changed])
  const vanish = useCallback(() => {
    forget()
    setVanished(true)
  }, [forget])
  const dismissVanished = useCallback(() => setVanished(false), [])

  return { turno, vanished, save, forget, vanish, dismissVanished }
}
