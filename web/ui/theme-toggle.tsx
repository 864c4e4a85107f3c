import { SunMoon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { comun } from '#texts/comun.ts'
import { toggleTheme } from '#web/lib/browser/theme.ts'
import { IconButton } from './icon-button.tsx'

/** Only the button: on the marketing pages web/site/theme-button.ts adds its behaviour. */
export const ThemeButton = (props: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>) => (
  <IconButton {...props} label={comun.cambiarTema}>
    <SunMoon aria-hidden="true" className="size-5 dense:size-4" />
  </IconButton>
)

export const ThemeToggle = ({ className }: { className?: string }) => (
  <ThemeButton onClick={toggleTheme} className={className} />
)
