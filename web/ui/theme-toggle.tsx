import { SunMoon } from 'lucide-react'
import { toggleTheme } from '#web/lib/theme.ts'
import { comun } from '#web/texts/comun.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton label={comun.cambiarTema} onClick={toggleTheme} className={className}>
      <SunMoon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
