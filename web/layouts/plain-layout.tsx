import { ArrowLeft } from 'lucide-react'
import { Outlet } from 'react-router'
import { comun } from '#texts/comun.ts'
import { marca } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { AppLink, LinkButton } from '#web/shared/links.tsx'
import { BrandMark } from '#web/shared/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** The pages to enter an account: one card, and on a phone only its form. Their fields are higher than in the panel. */
export default function PlainLayout() {
  return (
    <div
      data-dense
      className="flex min-h-dvh flex-col bg-bg [--control-height:2.75rem] [--field-height:2.75rem] max-sm:bg-surface touch:[--control-height:3rem] touch:[--field-height:3rem]"
    >
      <SkipLink />
      <header className="flex h-14 shrink-0 items-center gap-2 pr-2 pl-4 sm:px-6">
        <AppLink
          to={paths.inicio()}
          className="flex min-h-11 items-center gap-2 rounded-control text-lg font-semibold"
        >
          <BrandMark size="size-7" />
          {marca()}
        </AppLink>
        <div className="ml-auto flex items-center">
          <LinkButton to={paths.inicio()} variant="ghost" size="sm">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {comun.volverInicio}
          </LinkButton>
          <ThemeToggle />
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-100 flex-1 px-4 pt-4 pb-8 outline-none sm:px-0 sm:pt-10"
      >
        <Outlet />
      </main>
      <LanguageLinks className="pb-3 text-muted" />
    </div>
  )
}
