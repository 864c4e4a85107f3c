import { ArrowRight } from 'lucide-react'
import { sitio } from '#texts/sitio.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/shared/links.tsx'

export function FooterBanner() {
  return (
    <aside
      data-solo="servicio"
      aria-label={sitio.banda.titulo}
      className="mx-auto w-full max-w-7xl px-4 pb-16 sm:px-6 sm:pb-24"
    >
      <div className="brand-gradient-deep relative grid gap-8 overflow-hidden rounded-card px-6 py-12 text-white sm:px-12 sm:py-16 lg:grid-cols-[1fr_auto] lg:items-center">
        <span
          aria-hidden="true"
          className="turno-number pointer-events-none absolute -right-6 -bottom-10 text-[13rem] text-white/10 select-none"
        >
          01
        </span>
        <div className="relative grid gap-3">
          <p className="text-section font-extrabold tracking-tight text-balance">{sitio.banda.titulo}</p>
          <p className="text-lg">{sitio.banda.texto}</p>
        </div>
        <AppLink
          to={paths.precios()}
          className="relative inline-flex min-h-14 items-center sm:max-lg:justify-self-start justify-center gap-2 rounded-control bg-white px-6 text-lg font-semibold text-[#5b21b6] outline-offset-4 focus-visible:outline-white"
        >
          {sitio.banda.boton}
          <ArrowRight aria-hidden="true" className="size-5" />
        </AppLink>
      </div>
    </aside>
  )
}
