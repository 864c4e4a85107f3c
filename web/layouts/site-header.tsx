import { Menu, X } from 'lucide-react'
import { useId } from 'react'
import { Link, NavLink } from 'react-router'
import { sitio } from '#texts/sitio.ts'
import { useMobileMenu } from '#web/lib/use-mobile-menu.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { useScrolled } from './use-scrolled.ts'

const LINKS = [
  { to: paths.inicio(), label: sitio.inicio },
  { to: paths.servicios(), label: sitio.servicios },
  { to: paths.precios(), label: sitio.precios },
  { to: paths.acerca(), label: sitio.acerca },
]

const linkLook = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap transition-colors md:px-2 lg:px-3 hover:bg-sunken hover:text-text',
    isActive ? 'text-brand-text' : 'text-muted',
  )

export function SiteHeader() {
  const scrolled = useScrolled()
  const menu = useMobileMenu()
  const menuId = useId()
  const Icon = menu.open ? X : Menu

  return (
    <header
      data-compact={scrolled || undefined}
      className={cx(
        'sticky top-0 z-30 border-b backdrop-blur-md transition-[background-color,border-color,margin]',
        // The margin replaces the lost height. Without it the page would shrink and scroll back above 10 px.
        scrolled && 'mb-4',
        scrolled || menu.open ? 'border-line bg-surface/95' : 'border-transparent bg-bg/70',
      )}
    >
      <div
        className={cx(
          'mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 transition-[padding] sm:px-6',
          scrolled ? 'py-2' : 'py-4',
        )}
      >
        <Link to={paths.inicio()} className="flex rounded-control">
          <Logo />
        </Link>
        <nav aria-label={sitio.menuPrincipal} className="hidden items-center gap-1 md:flex">
          <HeaderLinks />
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <ThemeToggle className="md:max-lg:hidden" />
          <LinkButton to={paths.login()} className="max-sm:hidden">
            {sitio.iniciarSesion}
          </LinkButton>
          <IconButton
            label={menu.open ? sitio.cerrarMenu : sitio.abrirMenu}
            aria-expanded={menu.open}
            aria-controls={menuId}
            onClick={menu.toggle}
            className="md:hidden"
          >
            <Icon aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
      </div>
      <nav
        id={menuId}
        aria-label={sitio.menuPrincipal}
        hidden={!menu.open}
        className="grid gap-1 border-t border-line px-4 py-3 md:hidden"
      >
        <HeaderLinks />
        <LinkButton to={paths.login()} wide className="mt-2 sm:hidden">
          {sitio.iniciarSesion}
        </LinkButton>
      </nav>
    </header>
  )
}

const HeaderLinks = () =>
  LINKS.map(({ to, label }) => (
    <NavLink key={to} to={to} end className={linkLook}>
      {label}
    </NavLink>
  ))
