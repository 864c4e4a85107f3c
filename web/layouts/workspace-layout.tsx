import { CircleUser, LogOut } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { comun } from '#texts/comun.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { marca } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { BrandMark } from '#web/shared/logo.tsx'
import { useSalir } from '#web/shared/use-salir.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** The owner's screens outside a company. */
export default function WorkspaceLayout() {
  const sesion = useSesion()
  const salir = useSalir()
  return (
    <div data-dense className="flex min-h-dvh flex-col bg-bg">
      <SkipLink />
      <header className="flex h-14 items-center justify-between gap-2 border-b border-line bg-surface pr-1 pl-4 md:px-6">
        <Link
          to={paths.home()}
          className="flex items-center gap-2 rounded-control text-lg font-semibold touch:min-h-11"
        >
          <BrandMark size="size-7" />
          {marca()}
        </Link>
        <div className="flex min-w-0 items-center gap-1 sm:gap-2">
          <span className="truncate text-sm text-muted max-lg:hidden">{sesion?.correo}</span>
          <ThemeToggle />
          <LinkButton to={paths.cuenta()} variant="ghost" size="sm" className="max-sm:min-w-11">
            <CircleUser aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{tuCuenta.abrir}</span>
          </LinkButton>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => salir.mutate()}
            loading={salir.isPending}
            className="max-sm:min-w-11"
          >
            <LogOut aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{comun.cerrarSesion}</span>
          </Button>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-300 flex-1 px-4 py-6 outline-none has-[>[data-settings]]:max-w-none has-[>[data-settings]]:bg-surface has-[>[data-settings]]:p-0 md:px-6 md:py-10"
      >
        <Outlet />
      </main>
    </div>
  )
}
