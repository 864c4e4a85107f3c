import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { comun } from '#texts/comun.ts'
import { publicPaths } from '#web/public-paths.ts'
import { Logo } from '#web/ui/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { LanguageLinks } from './language-links.tsx'

type Props = {
  change?: ComponentProps<typeof LanguageLinks>['change']
  children: ReactNode
}

/** A page with one centred card and a link to the start page. */
export function PlainPage({ change, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-7xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <a href={publicPaths.inicio()} className="rounded-control">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <a
            href={publicPaths.inicio()}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-text underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{comun.volverInicio}</span>
          </a>
          <ThemeToggle />
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-lg flex-1 content-center px-4 py-6 outline-none sm:pb-20"
      >
        {children}
      </main>
      <LanguageLinks change={change} className="pb-3 text-muted" />
    </div>
  )
}
