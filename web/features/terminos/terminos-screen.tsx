import { terminos as t } from '#texts/terminos.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { PageIndex } from '#web/shared/page-index.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'

export const handle = ONLY_READ

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.terminos() })

export default function TerminosScreen() {
  return (
    <>
      <PageHero eyebrow={t.vigencia} title={t.encabezado} text={t.texto} />
      <div className="mx-auto grid max-w-7xl gap-12 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-[16rem_1fr]">
        <PageIndex label={t.indice} sections={t.secciones} />
        <div className="grid max-w-prose gap-12">
          {t.secciones.map((seccion, at) => (
            <section key={seccion.id} id={seccion.id} className="grid gap-3">
              <h2 className="text-xl font-bold">
                {at + 1}. {seccion.titulo}
              </h2>
              {seccion.parrafos.map((parrafo) => (
                <p key={parrafo}>{parrafo}</p>
              ))}
              {'puntos' in seccion && (
                <ul className="grid list-disc gap-2 pl-6">
                  {seccion.puntos.map((punto) => (
                    <li key={punto}>{punto}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <TextLink to={paths.contacto()} className="justify-self-start">
            {t.contacto}
          </TextLink>
        </div>
      </div>
    </>
  )
}
