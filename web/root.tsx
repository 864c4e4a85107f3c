import { siteScript } from 'virtual:site-script'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { comun } from '#texts/comun.ts'
import { idioma } from '#texts/idioma.ts'
import type { Route } from './+types/root.ts'
import { themeScript } from './lib/browser/theme.ts'
import { marca } from './lib/page/installation.ts'
import { useWithoutApp } from './lib/page/only-read.ts'
import { ErrorScreen } from './shared/error-screen.tsx'
import { RouteAnnouncer } from './shared/route-announcer.tsx'
import { useFocusKeeper } from './ui/focus-keeper.ts'
import inter from './ui/fonts/inter.woff2?url'
import { Spinner } from './ui/spinner.tsx'
import styles from './ui/styles.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta: Route.MetaFunction = () => [
  { title: marca() },
  { name: 'description', content: comun.descripcion },
]

export function Layout({ children }: { children: ReactNode }) {
  const withoutApp = useWithoutApp()
  return (
    // The theme script sets an attribute here before React starts.
    <html lang={idioma.codigo} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f8fb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e101a" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* With a precedence React writes it before the script preloads, which would delay it. */}
        <link rel="stylesheet" href={styles} precedence="app" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed into the policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        {children}
        {withoutApp ? (
          <script type="module" src={siteScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  useFocusKeeper()
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  )
}

export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={comun.cargando} />
    </div>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
