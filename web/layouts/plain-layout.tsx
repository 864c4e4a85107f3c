import { ArrowLeft } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { comun } from '#texts/comun.ts'
import { paths } from '#web/paths.ts'
import { Logo } from '#web/ui/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** One card in the middle and a way back to the start. */
export default function PlainLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-7xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Link to={paths.inicio()} className="rounded-control">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          <TextLink to={paths.inicio()} className="px-2">
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{comun.volverInicio}</span>
          </TextLink>
          <ThemeToggle />
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-lg flex-1 content-center px-4 py-6 outline-none sm:pb-20"
      >
        <Outlet />
      </main>
    </div>
  )
}
