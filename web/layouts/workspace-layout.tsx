import { CircleUser, LogOut } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { comun } from '#texts/comun.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { useSalir } from '#web/shared/use-salir.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** The owner's screens outside a company. */
export default function WorkspaceLayout() {
  const sesion = useSesion()
  const salir = useSalir()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-4 py-2.5 sm:px-6">
          <Link to={paths.home()} className="rounded-control">
            <Logo />
          </Link>
          <div className="flex min-w-0 items-center gap-1 sm:gap-2">
            <span className="truncate text-sm text-muted max-lg:hidden">{sesion?.correo}</span>
            <ThemeToggle />
            <Link
              to={paths.cuenta()}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap hover:bg-sunken"
            >
              <CircleUser aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">{tuCuenta.abrir}</span>
            </Link>
            <Button variant="ghost" onClick={() => salir.mutate()} loading={salir.isPending}>
              <LogOut aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">{comun.cerrarSesion}</span>
            </Button>
          </div>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 outline-none sm:px-6 sm:py-10"
      >
        <Outlet />
      </main>
    </div>
  )
}
