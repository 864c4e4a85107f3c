import { notFound } from '#texts/not-found.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'

export const handle = ONLY_READ

export const meta = () => [...pageMeta(notFound.titulo), { name: 'robots', content: 'noindex' }]

export default function NotFoundScreen() {
  return (
    <section className="relative overflow-clip">
      <div aria-hidden="true" className="hero-glow absolute inset-0" />
      <div className="relative mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-20 text-center sm:py-28">
        <span aria-hidden="true" className="turno-number text-turno text-brand-text">
          404
        </span>
        <h1 className="text-3xl font-extrabold">{notFound.titulo}</h1>
        <p className="text-lg text-muted">{notFound.texto}</p>
        <div className="grid justify-items-center gap-2">
          <LinkButton to={paths.inicio()} size="lg">
            {notFound.boton}
          </LinkButton>
          <TextLink to={paths.verificarTurno()}>{notFound.posicion}</TextLink>
        </div>
      </div>
    </section>
  )
}
