import { terminos as t } from '#texts/terminos.ts'
import { soporte } from '#web/lib/page/installation.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { PageIndex } from '#web/shared/page-index.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'

export const handle = ONLY_READ

export const meta = () =>
  namedPage({
    title: t.titulo,
    description: t.descripcion,
    propia: t.propia.texto,
    path: paths.terminos(),
  })

export default function TerminosScreen() {
  return (
    <>
      <div data-solo="servicio">
        <PageHero eyebrow={t.vigencia} title={t.encabezado} text={t.texto} />
      </div>
      <div data-solo="propia">
        <PageHero title={t.propia.encabezado} text={t.propia.texto} />
      </div>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-[16rem_1fr]">
        <div data-solo="servicio" className="contents">
          <PageIndex label={t.indice} sections={t.secciones} />
        </div>
        <div className="grid max-w-prose gap-12">
          {t.secciones.map((seccion, at) => (
            <section
              key={seccion.id}
              id={seccion.id}
              // Terms of use are the operator's; what the software stores is the same everywhere.
              data-solo={seccion.id === 'datos' ? undefined : 'servicio'}
              className="grid gap-3"
            >
              <h2 className="text-xl font-bold">
                <span data-solo="servicio">{at + 1}. </span>
                {seccion.titulo}
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
          <TextLink data-solo="servicio" to={paths.contacto()} className="justify-self-start">
            {t.contacto}
          </TextLink>
          <p data-solo="propia soporte">{t.propia.pregunta(soporte)}</p>
          <p data-solo="propia sin-soporte">{t.propia.preguntaSinCorreo}</p>
        </div>
      </div>
    </>
  )
}
