import { ExternalLink, Menu, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { menu } from '#texts/menu.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
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
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 sm:px-4 lg:px-6 print:hidden">
      <IconButton
        label={menuOpen ? menu.cerrar : menu.abrir}
        aria-expanded={menuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onMenu}
        className="lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {empresa && <EmpresaSummary empresa={empresa} />}
      <div className="order-2 ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
        {children}
        {empresa && (
          <>
            <LinkButton
              to={paths.miTurno(empresa.id)}
              target="_blank"
              variant="ghost"
              title={t.paginaClientes}
              className="px-3 max-md:hidden"
            >
              <span className="sr-only">{t.paginaClientes}</span>
              <ExternalLink aria-hidden="true" className="size-5" />
            </LinkButton>
            <LinkButton
              to={paths.compartir(empresa.id)}
              variant="ghost"
              title={t.compartir}
              className="px-3 max-sm:hidden"
            >
              <QrCode aria-hidden="true" className="size-5" />
              <span className="max-xl:sr-only">{t.compartir}</span>
            </LinkButton>
          </>
        )}
      </div>
    </header>
  )
}
