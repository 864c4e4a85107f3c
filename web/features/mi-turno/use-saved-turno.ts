import { useCallback, useState } from 'react'
import { forgetTurno, readTurno, saveTurno, type TurnoGuardado } from '#web/lib/saved-turno.ts'

/** The turn kept in this browser for one company, and whether it has just been found gone. */
export function useSavedTurno(empresaId: string) {
  const [turno, setTurno] = useState(() => readTurno(empresaId))
  const [vanished, setVanished] = useState(false)

  const save = useCallback(
    (taken: TurnoGuardado) => {
      saveTurno(empresaId, taken)
      setVanished(false)
      setTurno(taken)
    },
    [empresaId],
  )
  const forget = useCallback(() => {
    forgetTurno(empresaId)
    setTurno(null)
  }, [empresaId])
  const vanish = useCallback(() => {
    forget()
    setVanished(true)
  }, [forget])
  const dismissVanished = useCallback(() => setVanished(false), [])

  return { turno, vanished, save, forget, vanish, dismissVanished }
}
