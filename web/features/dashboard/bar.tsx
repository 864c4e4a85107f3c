import { Menu, QrCode, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { menu } from '#texts/menu.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { usePublico } from '#web/shared/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EmpresaSummary } from './empresa-summary.tsx'
import { SIDEBAR_ID } from './sidebar.tsx'

type Props = {
  empresa: Empresa | undefined
  menuOpen: boolean
  onMenu: () => void
  /** Content that the view adds, such as the desk. */
  children: ReactNode
}

/** The bar above every view: the company, whose details open on tap, and what every view needs. */
export function Bar({ empresa, menuOpen, onMenu, children }: Props) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface pr-3 pl-1 lg:h-12 lg:gap-2 lg:pr-4 lg:pl-6 print:hidden">
      <IconButton
        label={menuOpen ? menu.cerrar : menu.abrir}
        aria-expanded={menuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onMenu}
        className="lg:hidden"
      >
        <Menu aria-hidden="true" className="size-4.5" />
      </IconButton>
      {empresa && <EmpresaSummary empresa={empresa} />}
      <div className="ml-auto flex shrink-0 items-center gap-1 lg:gap-2">
        {empresa && <SinConexion empresaId={empresa.id} />}
        {children}
        {empresa && (
          <LinkButton to={paths.compartir(empresa.id)} variant="ghost" size="sm" className="max-sm:hidden">
            <QrCode aria-hidden="true" className="size-4" />
            {t.compartir}
          </LinkButton>
        )}
      </div>
    </header>
  )
}

/** Its own component: it renders with every state of the company. */
function SinConexion({ empresaId }: { empresaId: string }) {
  const { offline } = usePublico(empresaId)
  if (!offline) return null
  return (
    <span className="flex max-sm:hidden">
      <Badge tone="warning">
        <WifiOff aria-hidden="true" className="size-3.5" />
        {t.sinConexion}
      </Badge>
    </span>
  )
}
