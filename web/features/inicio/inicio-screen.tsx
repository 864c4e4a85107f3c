import { Ticket } from 'lucide-react'
import type { DatosInicio } from '#contract/paginas.ts'
import { inicio as t } from '#texts/inicio.ts'
import { sitio } from '#texts/sitio.ts'
import { paths } from '#web/paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { Logo } from '#web/shared/logo.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeButton } from '#web/ui/theme-toggle.tsx'
import { ColasConEspera } from './colas-con-espera.tsx'

/** The start page of an installation of one's own: its company, the list of several, or how to set up the first. */
export function InicioScreen({ datos }: { datos: DatosInicio }) {
  const { publico, empresas } = datos
  const empresa = publico?.empresa
  return (
    <div className="mx-auto flex min-h-dvh max-w-7xl flex-col px-4 sm:px-6">
      <SkipLink />
      <header className="flex min-h-16 items-center justify-between gap-3 sm:min-h-20">
        {empresa ? (
          <p className="flex min-w-0 items-center gap-3 text-lg font-bold">
            <EmpresaLogo src={empresa.logo} size="size-10" />
            <span className="truncate">{empresa.nombre}</span>
          </p>
        ) : (
          <Logo />
        )}
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          <ThemeButton data-theme-button className="max-sm:hidden noscript:hidden" />
          <a
            href={paths.login()}
            className="inline-flex min-h-12 items-center rounded-control px-3 font-semibold whitespace-nowrap text-muted hover:text-text"
          >
            {sitio.iniciarSesion}
          </a>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="grid flex-1 content-start gap-8 pt-2 pb-10 outline-none max-md:pb-28"
      >
        {publico ? (
          <UnaEmpresa publico={publico} />
        ) : empresas.length > 0 ? (
          <Lista empresas={empresas} />
        ) : (
          <Primera conCuentas={datos.conCuentas} />
        )}
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3 text-sm text-muted max-md:mb-24">
        <LanguageLinks className="-ml-3 justify-start!" />
        <nav aria-label={t.masPaginas} className="flex flex-wrap">
          <PieLink href={paths.verificarTurno()}>{sitio.pie.posicion}</PieLink>
          <PieLink href={paths.documentacion()}>{sitio.pie.documentacion}</PieLink>
          <PieLink href={paths.terminos()}>{sitio.pie.terminos}</PieLink>
        </nav>
      </footer>
    </div>
  )
}

const PieLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center rounded-control px-3 underline-offset-4 hover:underline"
  >
    {children}
  </a>
)

function UnaEmpresa({ publico }: { publico: NonNullable<DatosInicio['publico']> }) {
  const { id, nombre } = publico.empresa
  const pedir = (
    <>
      <Ticket aria-hidden="true" className="size-6" />
      {t.pedir}
    </>
  )
  return (
    <>
      <section className="grid items-end gap-8 overflow-hidden rounded-card bg-brand px-5 py-6 text-white md:grid-cols-[1fr_auto] md:p-12">
        <div className="grid gap-2">
          <h1 className="text-4xl font-extrabold tracking-tight wrap-anywhere md:text-6xl">{nombre}</h1>
          <p className="text-lg">{t.texto}</p>
        </div>
        <a
          href={paths.miTurno(id)}
          className="inline-flex min-h-16 items-center justify-center gap-3 rounded-control bg-white px-7 text-lg font-semibold whitespace-nowrap text-[#5b21b6] outline-offset-4 focus-visible:outline-white max-md:hidden"
        >
          {pedir}
        </a>
      </section>
      <ColasConEspera publico={publico} />
      <div className="fixed inset-x-0 bottom-0 z-20 rounded-t-card border-t border-line bg-surface px-4 pt-3 pb-4 md:hidden">
        <a href={paths.miTurno(id)} className={buttonLook({ size: 'lg', wide: true })}>
          {pedir}
        </a>
      </div>
    </>
  )
}

const Lista = ({ empresas }: Pick<DatosInicio, 'empresas'>) => (
  <>
    <div className="grid gap-2">
      <h1 className="text-3xl font-extrabold tracking-tight">{t.elige}</h1>
      <p className="text-lg text-muted">{t.texto}</p>
    </div>
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {empresas.map(({ id, nombre }) => (
        <li key={id} className="grid">
          <a
            href={paths.miTurno(id)}
            className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-surface px-5 py-4 text-lg font-semibold hover:border-line-strong"
          >
            <Ticket aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
            <span className="min-w-0 wrap-anywhere">{nombre}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
)

/** Before the first company: its owner logs in, or creates the first account with the link that the start printed. */
const Primera = ({ conCuentas }: Pick<DatosInicio, 'conCuentas'>) => (
  <section className="mx-auto grid max-w-xl justify-items-center gap-4 py-12 text-center sm:py-20">
    <h1 className="text-3xl font-extrabold">{t.primera.titulo}</h1>
    <p className="text-lg text-muted">{conCuentas ? t.primera.conCuenta : t.primera.sinCuentas}</p>
    {conCuentas && (
      <a href={paths.login()} className={buttonLook({ size: 'lg' })}>
        {sitio.iniciarSesion}
      </a>
    )}
  </section>
)
