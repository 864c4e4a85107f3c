import { BellRing, type LucideIcon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { miTurno as t } from '#texts/mi-turno.ts'
import { allowSound, chime } from '#web/lib/browser/chime.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { canStayAwake, stayAwake } from '#web/lib/browser/wake-lock.ts'
import { isTimbreOn, setTimbre } from './timbre.ts'

/** Sound and vibration, which are on unless switched off, and keeping the screen lit during the wait. */
export function Avisos() {
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

  function toggleSound() {
    setTimbre(!sound)
    setWanted(!sound)
    if (sound) return
    navigator.vibrate?.(80)
    void allowSound().then((may) => may && chime())
  }

  return (
    <div className="flex gap-2">
      <Toggle icon={BellRing} on={sound} label={t.avisoSonido} onToggle={toggleSound} />
      {hydrated && canStayAwake() && (
        <Toggle icon={Sun} on={awake} label={t.avisoPantalla} onToggle={() => setAwake(!awake)} />
      )}
    </div>
  )
}

type ToggleProps = { icon: LucideIcon; on: boolean; label: string; onToggle: () => void }

const Toggle = ({ icon: Icon, on, label, onToggle }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onToggle}
    className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control border border-line-strong/60 px-2 py-1 text-sm leading-tight font-medium transition-colors aria-pressed:border-brand-text aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
  >
    <Icon aria-hidden="true" className="size-5 shrink-0" />
    {label}
  </button>
)
