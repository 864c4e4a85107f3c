import { sitio } from '#web/texts/sitio.ts'

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <p className="mx-auto max-w-7xl px-4 py-6 text-sm text-muted sm:px-6">{sitio.pie}</p>
    </footer>
  )
}
