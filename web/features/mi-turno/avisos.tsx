import { BellRing, type LucideIcon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { miTurno as t } from '#texts/mi-turno.ts'
import { allowSound, chime } from '#web/lib/chime.ts'
import { storage } from '#web/lib/storage.ts'
import { canStayAwake, stayAwake } from '#web/lib/wake-lock.ts'
import { AVISO_KEY } from './use-llamado.ts'

/** Offers sound and a screen that stays on while somebody waits. The choice of sound is remembered. */
export function Avisos() {
  const [sound, setSound] = useState(() => storage.get(AVISO_KEY) === '1')
  const [awake, setAwake] = useState(false)

  // When remembered from another visit, the first touch allows sound: browsers need one.
  useEffect(() => {
    if (!sound) return
    const arm = () => void allowSound()
    document.addEventListener('pointerdown', arm, { once: true })
    return () => document.removeEventListener('pointerdown', arm)
  }, [sound])

  useEffect(() => (awake ? stayAwake() : undefined), [awake])

  function toggleSound() {
    if (sound) storage.remove(AVISO_KEY)
    else storage.set(AVISO_KEY, '1')
    setSound(!sound)
    if (sound) return
    navigator.vibrate?.(80)
    void allowSound().then((may) => may && chime())
  }

  return (
    <div className="flex gap-2">
      <Toggle icon={BellRing} on={sound} label={t.avisoSonido} onToggle={toggleSound} />
      {canStayAwake() && (
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
