import { useLocation } from 'react-router'
import { sitio } from '#texts/sitio.ts'
import { shows } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { Logo } from '#web/shared/logo.tsx'
import { FooterBanner } from './footer-banner.tsx'
import { footerSections } from './footer-links.ts'
import { FooterSection } from './footer-section.tsx'

export function SiteFooter() {
  const { pathname } = useLocation()
  const onPricing = pathname.toLowerCase().startsWith(paths.precios())
  return (
    <footer data-site-footer>
      {!onPricing && shows('servicio') && <FooterBanner />}
      <div className="border-t border-line bg-surface">
        <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.2fr_3fr] md:py-16">
          <div className="grid content-start gap-3">
            <Logo />
            <p className="text-muted">{sitio.pie.lema}</p>
            <LanguageLinks className="-ml-3 justify-start! text-muted" />
          </div>
          <div className="grid md:grid-cols-2 md:gap-6 lg:grid-cols-4">
            {footerSections().map(({ titulo, enlaces }) => (
              <FooterSection key={titulo} title={titulo} links={enlaces} />
            ))}
          </div>
          {shows('servicio') && (
            <p
              data-solo="servicio"
              className="text-sm text-muted md:col-span-2 md:border-t md:border-line md:pt-8"
            >
              {sitio.pie.derechos}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}
