import { Menu, X } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { menu } from '#texts/menu.ts'
import { sitio } from '#texts/sitio.ts'
import { shows } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { AppLink, LinkButton } from '#web/shared/links.tsx'
import { Logo } from '#web/shared/logo.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ThemeButton } from '#web/ui/theme-toggle.tsx'

const links = (): { to: string; label: string; solo?: string }[] => [
  { to: paths.inicio(), label: sitio.inicio },
  { to: paths.servicios(), label: sitio.servicios, solo: 'servicio' },
  { to: paths.precios(), label: sitio.precios, solo: 'servicio' },
  { to: paths.acerca(), label: sitio.acerca, solo: 'servicio' },
  { to: paths.documentacion(), label: sitio.pie.documentacion, solo: 'propia' },
]

const linkLook = (current: boolean) =>
  cx(
    'flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap transition-colors md:px-2 lg:px-3 hover:bg-sunken hover:text-text',
    current ? 'text-brand-text underline decoration-2 underline-offset-8' : 'text-muted',
  )

/** Static markup: web/site/header.ts makes it compact and opens its menu. */
export function SiteHeader() {
  const menuId = useId()
  return (
    <header
      data-site-header
      className={cx(
        'group/site sticky top-0 z-30 border-b backdrop-blur-md transition-[background-color,border-color,margin]',
        'border-transparent bg-bg/70 data-menu-open:border-line data-menu-open:bg-surface/95',
        // The margin replaces the lost height. Without it the page would shrink and scroll back above 10 px.
        'data-compact:mb-4 data-compact:border-line data-compact:bg-surface/95',
      )}
    >
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-4 transition-[padding] sm:px-6 group-data-compact/site:py-2">
        <AppLink to={paths.inicio()} className="flex rounded-control">
          <Logo />
        </AppLink>
        <nav aria-label={sitio.menuPrincipal} className="hidden items-center gap-1 md:flex">
          <HeaderLinks />
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <ThemeButton data-theme-button className="md:max-lg:hidden noscript:hidden" />
          <LinkButton to={paths.login()} className="max-sm:hidden">
            {sitio.iniciarSesion}
          </LinkButton>
          <IconButton
            label={menu.abrir}
            aria-expanded={false}
            aria-controls={menuId}
            className="md:hidden noscript:hidden"
          >
            <Menu aria-hidden="true" className="size-6 group-data-menu-open/site:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-data-menu-open/site:block" />
          </IconButton>
        </div>
      </div>
      <nav
        id={menuId}
        aria-label={sitio.menuPrincipal}
        className="hidden gap-1 border-t border-line px-4 py-3 group-data-menu-open/site:grid md:hidden! noscript:grid"
      >
        <HeaderLinks />
        <LinkButton to={paths.login()} wide className="mt-2 sm:hidden">
          {sitio.iniciarSesion}
        </LinkButton>
      </nav>
    </header>
  )
}

function HeaderLinks() {
  const { pathname } = useLocation()
  return links().map(({ to, label, solo }) => {
    const current = samePath(pathname, to)
    // Entries stay in their place, because ids of React depend on it.
    return (
      shows(solo) && (
        <AppLink
          key={to}
          to={to}
          data-solo={solo}
          aria-current={current ? 'page' : undefined}
          className={linkLook(current)}
        >
          {label}
        </AppLink>
      )
    )
  })
}

/** Ignores case and a trailing slash, because the build writes pages under addresses that end in one. */
const samePath = (a: string, b: string) => plainPath(a) === plainPath(b)
const plainPath = (path: string) => path.toLowerCase().replace(/\/$/, '')
