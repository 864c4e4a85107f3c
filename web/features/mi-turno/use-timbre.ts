import { useEffect, useState } from 'react'
import { allowSound, chime } from '#web/lib/browser/chime.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { canStayAwake, stayAwake } from '#web/lib/browser/wake-lock.ts'
import { isTimbreOn, setTimbre } from './timbre.ts'

export type Timbre = ReturnType<typeof useTimbre>

/** Sound and vibration, which are on unless switched off, and keeping the screen lit during the wait. */
export function useTimbre() {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [awake, setAwake] = useState(false)
  const sound = wanted ?? (hydrated ? isTimbreOn() : true)

  // The tap that took the turno allowed sound. After a reload, browsers need another touch.
  useEffect(() => {
    if (!sound) return
    const arm = () => void allowSound()
    document.addEventListener('pointerdown', arm, { once: true })
    return () => document.removeEventListener('pointerdown', arm)
  }, [sound])

  useEffect(() => (awake ? stayAwake() : undefined), [awake])

  return {
    sound,
    awake,
    canStayAwake: hydrated && canStayAwake(),
    toggleSound() {
      setTimbre(!sound)
      setWanted(!sound)
      if (sound) return
      navigator.vibrate?.(80)
      void allowSound().then((may) => may && chime())
    },
    toggleAwake: () => setAwake(!awake),
  }
}
