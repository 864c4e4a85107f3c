import { MapPinOff } from 'lucide-react'
import { pageMeta } from '#web/lib/page-meta.ts'
import { paths } from '#web/paths.ts'
import { notFound } from '#web/texts/not-found.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () => [...pageMeta(notFound.titulo), { name: 'robots', content: 'noindex' }]

export default function NotFoundScreen() {
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-24 text-center">
      <span className="grid size-16 place-items-center rounded-card bg-brand-soft text-brand-text">
        <MapPinOff aria-hidden="true" className="size-8" />
      </span>
      <h1 className="text-3xl font-bold">{notFound.titulo}</h1>
      <p className="text-lg text-muted">{notFound.texto}</p>
      <LinkButton to={paths.inicio()} size="lg">
        {notFound.boton}
      </LinkButton>
    </section>
  )
}
