import { Menu } from 'lucide-react'
import { dashboard as t } from '#texts/dashboard.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { SIDEBAR_ID } from './sidebar.tsx'

type Props = { nombre?: string; menuOpen: boolean; onMenu: () => void }

/** Only where the sidebar is not beside the content. */
export function TopBar({ nombre, menuOpen, onMenu }: Props) {
  return (
    <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 lg:hidden">
      <IconButton
        label={menuOpen ? t.cerrarMenu : t.abrirMenu}
        aria-expanded={menuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      <span className="flex-1 truncate font-semibold">{nombre}</span>
      <ThemeToggle />
    </header>
  )
}
