import { SunMoon } from 'lucide-react'
import { comun } from '#texts/comun.ts'
import { toggleTheme } from '#web/lib/theme.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton label={comun.cambiarTema} onClick={toggleTheme} className={className}>
      <SunMoon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
