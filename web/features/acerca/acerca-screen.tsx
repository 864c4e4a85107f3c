import { acerca as t } from '#texts/acerca.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Section } from '#web/ui/section.tsx'
import { Equipo } from './equipo.tsx'

export const handle = ONLY_READ

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.acerca() })

export default function AcercaScreen() {
  return (
    <>
      <PageHero eyebrow={t.titulo} title={t.encabezado} text={t.texto} />
      <Equipo />
      <Section eyebrow={t.historia.etiqueta} title={t.historia.titulo}>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
          {t.historia.hitos.map(({ titulo, texto }) => (
            <li key={titulo} className="grid content-start gap-2 border-t-2 border-brand pt-5">
              <h3 className="text-lg font-bold">{titulo}</h3>
              <p className="text-muted">{texto}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section
        aria-labelledby="mision"
        className="mb-16 border-y border-line bg-surface py-16 sm:mb-24 sm:py-24"
      >
        <div className="mx-auto grid max-w-4xl justify-items-center gap-5 px-4 text-center sm:px-6">
          <p className="font-semibold text-brand-text">{t.mision.etiqueta}</p>
          <h2 id="mision" className="text-section font-extrabold">
            {t.mision.titulo}
          </h2>
          <p className="text-lg text-muted sm:text-xl">{t.mision.texto}</p>
        </div>
      </section>
    </>
  )
}
