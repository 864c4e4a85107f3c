import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { startSite } from '#web/site/start.ts'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Frame of the marketing pages. Static ones load without the app and start through a small script of their own. */
export default function SiteLayout() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has parts of its own
  useEffect(() => startSite(), [key])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
